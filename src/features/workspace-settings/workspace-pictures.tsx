// The pictures of a workspace: its mark, its wide logo, the icon of its pages (WSET-02).
import type { ReactNode } from 'react'
import { PictureSetting } from '#src/model/settings/picture-setting.tsx'
import { Logo } from '#src/ui/marks/logo.tsx'
import { writing } from './workspace-general.tsx'
import * as styles from './workspace-settings.css.ts'
import type { KnownWorkspace } from './workspace-settings.graphql.ts'

/** Each is shown as it will be, with what stands in where there is none. */
export function WorkspacePictures({ workspace }: { workspace: KnownWorkspace }) {
  const { name, slug, logo, whitelabelLogo, favicon } = workspace
  return (
    <div className={styles.pictures}>
      <PictureSetting
        name="logo"
        label="Logo"
        purpose="logo"
        value={logo}
        preview={(src) => (
          <Box>
            <Logo name={name} id={slug} src={src} size={48} />
          </Box>
        )}
        hint={<Hint name="Logo">The square mark in lists and mails.</Hint>}
        {...writing(workspace, 'logo')}
      />
      <PictureSetting
        name="whitelabelLogo"
        label="Wide logo"
        purpose="wide-logo"
        value={whitelabelLogo}
        preview={(src) => (
          <Box>{src ? <img src={src} alt="" className={styles.wideLogo} /> : <Logo name={name} id={slug} src={logo} size={32} />}</Box>
        )}
        hint={<Hint name="Wide logo">In the header and on invoices. Without one the logo stands there.</Hint>}
        {...writing(workspace, 'whitelabelLogo')}
      />
      <PictureSetting
        name="favicon"
        label="Page icon"
        purpose="favicon"
        value={favicon}
        preview={(src) => (
          <Box>
            <img src={src ?? '/favicon.svg'} alt="" width={32} height={32} className={styles.icon} />
          </Box>
        )}
        hint={<Hint name="Page icon">In the tabs of the browser, on all pages of this workspace.</Hint>}
        {...writing(workspace, 'favicon')}
      />
    </div>
  )
}

/** All previews take the same room. */
const Box = ({ children }: { children: ReactNode }) => <span className={styles.preview}>{children}</span>

function Hint({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <strong className={styles.pictureName}>{name}</strong> {children}
    </>
  )
}
