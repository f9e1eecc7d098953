// Everything that Playwright opens a context with, in one value: contexts that were opened alike are interchangeable.
import { test as base, type ViewportSize } from '@playwright/test'

/** All options of a context but the product's address. */
export interface ContextOptions {
  serviceWorkers: string
  viewport: ViewportSize | null
  colorScheme: 'light' | 'dark' | 'no-preference' | null
  reducedMotion: 'reduce' | 'no-preference' | null
  [option: string]: unknown
}

/** Playwright's test with the options of its context as `openedWith`. */
export const test = base.extend<{ openedWith: ContextOptions }>({
  openedWith: async (
    {
      acceptDownloads,
      bypassCSP,
      clientCertificates,
      colorScheme,
      contextOptions,
      contrast,
      deviceScaleFactor,
      extraHTTPHeaders,
      forcedColors,
      geolocation,
      hasTouch,
      httpCredentials,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      permissions,
      proxy,
      reducedMotion,
      screen,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) =>
    use({
      acceptDownloads,
      bypassCSP,
      clientCertificates,
      colorScheme,
      contextOptions,
      contrast,
      deviceScaleFactor,
      extraHTTPHeaders,
      forcedColors,
      geolocation,
      hasTouch,
      httpCredentials,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      permissions,
      proxy,
      reducedMotion,
      screen,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    }),
})
