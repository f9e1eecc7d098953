// ISO 4217: the currencies in use and how many decimal places each has. Our own table: `Intl` rounds some of them as shops do (HUF to 0, ISO says 2).

const NONE = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
const TWO =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG'
const THREE = 'BHD IQD JOD KWD LYD OMR TND'
const FOUR = 'CLF UYW'

const TABLE: ReadonlyMap<string, number> = new Map(
  [NONE, '', TWO, THREE, FOUR].flatMap((codes, at) =>
    codes
      .split(' ')
      .filter((code) => code !== '')
      .map((code): [string, number] => [code, at === 0 ? 0 : at]),
  ),
)

/** Every known currency, by its code. */
export const CURRENCIES: readonly string[] = [...TABLE.keys()].sort()

/** The decimal places of a currency, 0 to 4; undefined for a code that ISO 4217 does not have. */
export function digitsOf(currency: string): number | undefined {
  return TABLE.get(currency)
}
