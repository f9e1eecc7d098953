// The sections of one's own settings, in order: one object each.
import type { ComponentType } from 'react'
import { AccountDanger } from '#src/features/account/account-danger.tsx'
import { AccountSection } from '#src/features/account/account-section.tsx'
import { PreferencesSection } from '#src/features/account/preferences-section.tsx'
import { ProfileSection } from '#src/features/account/profile-section.tsx'
import { SessionsSection } from '#src/features/account/sessions-section.tsx'
import { ShortcutsSection } from '#src/features/account/shortcuts-section.tsx'
import type { OwnSettings } from '#src/features/account/use-account-fact.ts'
import { NotificationsSection } from '#src/features/notification/notifications-section.tsx'
import type { SettingsSection } from '#src/model/settings/settings-sections.tsx'

/** A section, and what stands in it; `id` is its hash. */
export interface OwnSection extends SettingsSection {
  Content: ComponentType<OwnSettings>
}

/** All of them (PROFUP-01). */
export const ownSections: readonly OwnSection[] = [
  { id: 'profile', title: 'Profile', text: 'How the people you work with see you.', Content: ProfileSection },
  { id: 'account', title: 'Account', Content: AccountSection },
  { id: 'preferences', title: 'Preferences', text: 'They go with your account to every device.', Content: PreferencesSection },
  { id: 'notifications', title: 'Notifications', text: 'What you are told, by mail and in the inbox.', Content: NotificationsSection },
  { id: 'sessions', title: 'Sessions', text: 'Where you are signed in.', Content: SessionsSection },
  { id: 'shortcuts', title: 'Shortcuts', text: 'Press Enter on a row, then the keys that you want.', Content: ShortcutsSection },
  { id: 'danger', title: 'Danger zone', Content: AccountDanger },
]
