// What a proxy in front needs to be told so that it terminates TLS for a domain (DOMAIN-08).
import { useState } from 'react'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import * as styles from './custom-domain.css.ts'

// Where the product listens is not known here: what has to be put in is said beside what holds while nothing is set.
const caddy = (domain: string) => `# With TRUST_PROXY=1. 4000 is PORT of Palette, 4100 is HOST_PORT.
{
  on_demand_tls {
    ask http://localhost:4100/domains/allowed
  }
}

${domain} {
  tls {
    on_demand
  }
  reverse_proxy localhost:4000
}`

const nginx = (domain: string) => `# With TRUST_PROXY=1. 4000 is PORT of Palette, 25m is UPLOAD_LIMIT.
server {
  listen 443 ssl;
  server_name ${domain};
  ssl_certificate     /etc/ssl/${domain}.pem;
  ssl_certificate_key /etc/ssl/${domain}.key;
  client_max_body_size 25m;

  location / {
    proxy_pass http://localhost:4000;
    proxy_set_header host $host;
    proxy_set_header x-forwarded-host $host;
    proxy_set_header x-forwarded-for $proxy_add_x_forwarded_for;
  }
}`

const EXAMPLES = { caddy, nginx }
const OPTIONS = [
  { value: 'caddy', label: 'Caddy' },
  { value: 'nginx', label: 'nginx' },
] as const

/** One of two, with the domain filled in. */
export function ProxyExamples({ domain }: { domain: string }) {
  const [proxy, setProxy] = useState<keyof typeof EXAMPLES>('caddy')
  return (
    <div className={styles.example}>
      <Segmented label="Proxy" value={proxy} onChange={setProxy} options={OPTIONS} />
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keys
        tabIndex={0}
        aria-label={`Example for ${proxy === 'caddy' ? 'Caddy' : 'nginx'}`}
        className={styles.pre}
      >
        <pre className={styles.lined}>{EXAMPLES[proxy](domain)}</pre>
      </section>
    </div>
  )
}
