// What hostile people write, and a watch over a page that notices anything of it running or loading.
import type { Page } from '@playwright/test'
import { expect } from './product.ts'

/** Nothing of this address may ever be asked for. */
const EVIL = 'https://evil.example'
const RUN = 'window.ran=1;alert(1)'

/** The classes of the usual cheat sheets. Each shows the word `seen`, or may be dropped whole. */
export const HTML: readonly string[] = [
  // Scripts.
  `<script>${RUN}</script>`,
  `<script src="${EVIL}/a.js"></script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<SCRIPT/XSS SRC="${EVIL}/b.js"></SCRIPT>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
  `<template><script>${RUN}</script></template>`,
  // Event handlers.
  `<img src=x onerror="${RUN}">`,
  `<img src="x" onerror=${RUN}//`,
  `<img/src=x/onerror=${RUN}>`,
  `<img """><script>${RUN}</script>">`,
  `<p onclick="${RUN}" onmouseover="${RUN}" onfocus="${RUN}" tabindex=0 autofocus>seen</p>`,
  `<input autofocus onfocus="${RUN}"><select autofocus onfocus="${RUN}"></select><textarea autofocus onfocus="${RUN}"></textarea>`,
  `<details open ontoggle="${RUN}"><summary>seen</summary></details>`,
  `<video autoplay onloadstart="${RUN}" src="${EVIL}/v.mp4"></video><audio src=x onerror="${RUN}"></audio>`,
  `<video><source onerror="${RUN}"></video>`,
  `<marquee onstart="${RUN}">seen</marquee>`,
  `<div style="animation: x" onanimationstart="${RUN}">seen</div>`,
  `<body onload="${RUN}">seen</body>`,
  `<xss onpointerrawupdate="${RUN}" contenteditable autofocus onfocus="${RUN}" id=x>seen</xss>`,
  // Addresses that run.
  `<a href="javascript:${RUN}">seen</a>`,
  `<a href="jav&#x09;ascript:${RUN}">seen</a>`,
  `<a href=" &#14;  javascript:${RUN}">seen</a>`,
  `<a href="JaVaScRiPt:${RUN}">seen</a>`,
  `<a href="vbscript:${RUN}">seen</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">seen</a>`,
  `<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">seen</a>`,
  `<a href="blob:${EVIL}/1">seen</a><a href="file:///etc/passwd">seen</a>`,
  `<a href="//evil.example/x" target="_self" ping="${EVIL}/ping">seen</a>`,
  `<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;${RUN}">seen</a>`,
  `<img src="javascript:${RUN}"><img src="data:image/svg+xml,<svg onload='${RUN}'/>">`,
  `<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+">`,
  `<form action="javascript:${RUN}"><button>seen</button><input type=image formaction="javascript:${RUN}" src=x></form>`,
  `<button form=f formaction="javascript:${RUN}">seen</button>`,
  `<iframe src="javascript:${RUN}"></iframe><iframe srcdoc="<script>parent.ran=1</script>"></iframe>`,
  `<object data="javascript:${RUN}"></object><embed src="${EVIL}/e.swf"><applet code="x"></applet>`,
  `<base href="${EVIL}/"><link rel=stylesheet href="${EVIL}/c.css"><meta http-equiv=refresh content="0;url=${EVIL}">`,
  // SVG and MathML.
  `<svg onload="${RUN}"><circle r=9></circle></svg>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin="${RUN}" attributeName=x dur=1s></svg>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y=9>seen</text></a></svg>`,
  `<svg><use href="${EVIL}/x.svg#a"></use><image href="${EVIL}/i.png"></image></svg>`,
  `<svg><foreignObject><img src=x onerror="${RUN}"></foreignObject></svg>`,
  `<math href="javascript:${RUN}">seen</math><math><mtext><script>${RUN}</script></mtext></math>`,
  // Styles.
  `<p style="background:url(${EVIL}/s.png)">seen</p>`,
  `<p style="background:url('javascript:${RUN}');width:expression(${RUN})">seen</p>`,
  `<style>@import '${EVIL}/i.css'; body{background:url(${EVIL}/b.png)}</style>`,
  `<p style="position:fixed;inset:0;z-index:99999;background:red">seen</p>`,
  `<table background="${EVIL}/t.png"><tr><td background="${EVIL}/d.png">seen</td></tr></table>`,
  // Pictures with more than one address.
  `<img src="data:image/png;base64,iVBORw0KGgo=" srcset="${EVIL}/1x.png 1x, ${EVIL}/2x.png 2x">`,
  `<picture><source srcset="${EVIL}/p.webp"><img src="data:image/png;base64,iVBORw0KGgo="></picture>`,
  `<img lowsrc="${EVIL}/l.png" dynsrc="${EVIL}/d.png" src="data:image/png;base64,iVBORw0KGgo=">`,
  // Markup that changes its meaning when it is parsed again (mXSS).
  `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<noembed><img title="</noembed><img src onerror=${RUN}>"></noembed>`,
  `<listing>&lt;img src=1 onerror=${RUN}&gt;</listing>`,
  `<svg><title><style><img src='</style><img src=1 onerror=${RUN}>'></style></title></svg>`,
  `<p id="</p><img src=x onerror=${RUN}>">seen</p><!--><img src=x onerror=${RUN}>-->`,
  `<![CDATA[<img src=x onerror=${RUN}>]]><?php echo 1 ?><!doctype html>`,
  `<table><td><math><mi><table><mglyph><style><img src=x onerror=${RUN}></style>`,
  `&lt;img src=x onerror=${RUN}&gt;`,
  `<pre data-language="&quot;><img src=x onerror=${RUN}>"><code class="language-js&quot; onclick=${RUN}">seen</code></pre>`,
  `<span data-username="&quot;><img src=x onerror=${RUN}>">@seen</span>`,
  // Names that shadow the page's own.
  `<a id="body"></a><form name="getElementById"></form><img name="currentScript"><a id="__proto__" href="x">seen</a>`,
]

/** The same for plain text. */
export const TEXT = `<img src=x onerror=${RUN}>"'><script>${RUN}</script>{{7*7}}\${7*7}`
/** And for the name of a file. */
export const FILE = `"><img src=x onerror=${RUN}>.png`

/** Whatever ran, asked, or was loaded from the hostile address. */
export async function watch(page: Page): Promise<{ nothingHappened(): Promise<void> }> {
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => void seen.push(`popup ${popup.url()}`))
  page.on('framenavigated', (frame) => {
    if (/evil|^javascript:|^data:/.test(frame.url())) seen.push(`frame ${frame.url()}`)
  })
  await page.route(/evil\.example/, (route) => {
    seen.push(`${route.request().resourceType()} ${route.request().url()}`)
    return route.abort()
  })
  return {
    async nothingHappened() {
      expect(seen).toEqual([])
      expect(await page.evaluate(() => (window as unknown as { ran?: unknown }).ran)).toBeUndefined()
      // What people wrote stands in these; nothing else of the page is made of HTML.
      const left = await page.evaluate(() => {
        const found: string[] = []
        for (const written of document.querySelectorAll('[class*=prose], [role=textbox], [contenteditable]'))
          for (const element of written.querySelectorAll('*')) {
            if (element.closest('[data-editor-part], button, svg[aria-hidden=true]')) continue
            if (/^(script|style|iframe|object|embed|link|meta|base|form|svg|math|video|audio|template|noscript)$/.test(element.localName))
              found.push(element.localName)
            for (const { name, value } of element.attributes) {
              const plain = value.replace(/[\s\p{Cc}]/gu, '').toLowerCase()
              if (/^on/.test(name) || /^(srcset|srcdoc|formaction|ping|background|action|xlink:href)$/.test(name))
                found.push(`${element.localName} ${name}`)
              if (/^(href|src)$/.test(name) && !/^(https?:|mailto:|tel:|sms:|data:image\/(png|jpeg);|blob:http:\/\/127|#|$)/.test(plain))
                found.push(`${name}=${plain}`)
              if (name === 'style' && /url\(|expression|position:fixed|@import/.test(plain)) found.push(`style ${plain}`)
            }
          }
        return found
      })
      expect(left).toEqual([])
    },
  }
}
