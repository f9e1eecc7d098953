// One's own settings (PROFUP); the address of somebody else's leads to their profile.
import { Link, Navigate, useParams } from 'react-router-dom'
import { useActions } from '#src/actions/actions-context.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { pathTo } from '#src/lib/paths.ts'
import { GetAccount } from '#src/model/account/account.graphql.ts'
import { SettingsSections } from '#src/model/settings/settings-sections.tsx'
import { SettingsSkeleton } from '#src/model/settings/settings-skeleton.tsx'
import { textLink } from '#src/theme/text.css.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { PageHeader } from '#src/ui/pages/page-header.tsx'
import { ownSections } from './sections.tsx'

/** The page. */
export function ProfileUpdatePage() {
  const { username = '' } = useParams()
  const { viewer } = useActions().services
  const read = useRead({ query: GetAccount, variables: {} })
  useDocumentTitle('My settings')
  if (viewer && viewer.username !== username) return <Navigate to={pathTo('profile', { username })} replace />
  const account = read.data?.viewer
  return (
    <>
      <PageHeader
        {...(viewer && { mark: <Avatar person={account ?? viewer} size={28} decorative /> })}
        title="My settings"
        actions={
          <Link to={pathTo('profile', { username })} className={textLink}>
            View my profile
          </Link>
        }
      />
      {!account && (read.error ? <ReadFailure read={read} what="your settings" /> : <SettingsSkeleton />)}
      {account && (
        <SettingsSections sections={ownSections} shows="all">
          {({ Content }) => <Content account={account} />}
        </SettingsSections>
      )}
    </>
  )
}
