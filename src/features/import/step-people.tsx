// Who the people that a file names are here; whoever is nobody stays a text on the task, and may be invited (IMPORT-05).
import { useState, useSyncExternalStore } from 'react'
import { useRead } from '#src/data/use-read.ts'
import { plural } from '#src/lib/text.ts'
import { unconfirmed } from '#src/model/account/unconfirmed.ts'
import { ListMembers } from '#src/model/project/member.graphql.ts'
import { borderedList } from '#src/model/settings/bordered-list.css.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Select, type SelectOption } from '#src/ui/fields/select.tsx'
import * as columns from './columns.css.ts'
import * as styles from './import.css.ts'
import { ImportMembers, ImportPlan, type MappingData, type NamedPerson } from './import.graphql.ts'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'
import { inputOf } from './use-mapping.ts'

const AT_FIRST = 50
const ARCHIVED =
  'Whoever is kept as text stays by name on what is theirs, without an account. To give people what is theirs, invite them to this workspace before you go on.'
const TEXT = ''
/** No username has such a sign. */
const INVITE = '@invite'

type Choices = MappingData['people']

/** How the decision names somebody. */
export const nameOf = ({ name, email }: NamedPerson) => name || email || ''

/** What becomes of somebody as it stands: as it was decided, else whom the address says; a name alone decides nothing. */
function chosen(person: NamedPerson, people: Choices): string {
  const decided = people.find(({ name }) => name === nameOf(person))
  if (decided) return decided.username ?? (decided.invite ? INVITE : TEXT)
  return person.isCertain ? (person.proposal?.username ?? TEXT) : TEXT
}

/** As it is sent. */
const choiceOf = (person: NamedPerson, value: string): Choices[number] => ({
  name: nameOf(person),
  username: value === TEXT || value === INVITE ? null : value,
  invite: value === INVITE,
})

/** Names with how often they stand in the file, and who they may be. */
export function StepPeople({ place, detail, mapping, problem, loading, onBack, onContinue }: StepProps) {
  const members = useMembers(place)
  const mayInvite = useMayInvite(place)
  const [all, setAll] = useState(false)
  const { people } = mapping.now
  const choose = (person: NamedPerson, value: string) => {
    const others = people.filter(({ name }) => name !== nameOf(person))
    mapping.change({ people: [...others, choiceOf(person, value)] })
  }
  const shown = all ? detail.people : detail.people.slice(0, AT_FIRST)
  const goOn = () => {
    const decided = detail.people.map((person) => choiceOf(person, chosen(person, people)))
    const before = inputOf(mapping.now).people
    if (JSON.stringify(decided) !== JSON.stringify(before)) mapping.change({ people: decided })
    onContinue()
  }
  const none = detail.people.length === 0
  return (
    <StepFrame
      title={none ? 'Nobody is named in this file' : 'Who is who?'}
      text={
        none
          ? 'There is nothing to decide here.'
          : detail.archive
            ? ARCHIVED
            : 'Whoever is kept as text stands in the description: “Was assigned to Kim Lee”.'
      }
      label="Check"
      {...{ problem, loading, onBack }}
      onContinue={goOn}
    >
      {!none && (
        <ul aria-label="People in the file" className={borderedList}>
          {shown.map((person) => {
            const value = chosen(person, people)
            const { proposal } = person
            return (
              <li key={nameOf(person)} className={columns.row}>
                <div className={columns.words}>
                  <span className={columns.name}>{person.name || person.email}</span>
                  <span className={columns.samples}>
                    {[person.name && person.name !== person.email && person.email, !detail.archive && `in ${plural(person.count, 'row')}`]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </div>
                <div className={columns.choices}>
                  <Select
                    label={`${nameOf(person)} is`}
                    hideLabel
                    size={28}
                    value={value}
                    onChange={(next) => choose(person, next)}
                    options={optionsFor(person, members, value === INVITE || (mayInvite && !detail.archive && isStranger(person)))}
                  />
                  {proposal && value === TEXT && (
                    <Button onClick={() => choose(person, proposal.username)}>{`Is it ${proposal.name}?`}</Button>
                  )}
                </div>
              </li>
            )
          })}
        </ul>
      )}
      {shown.length < detail.people.length && (
        <div>
          <Button onClick={() => setAll(true)}>{`Show all ${detail.people.length}`}</Button>
        </div>
      )}
      {!none && <p className={styles.facts}>{mailText(people)}</p>}
    </StepFrame>
  )
}

const mailText = (people: Choices) =>
  people.some(({ invite }) => invite)
    ? 'Whoever is invited gets a mail once the import is done, and joins as a member of the project. Nobody else gets a mail or a notification.'
    : 'Nobody gets a mail or a notification because of an import.'

type Member = { username: string; name: string; avatar: string | null }

/** Whether they have an address, and one that is nobody's here. */
const isStranger = ({ email, isCertain }: NamedPerson) => Boolean(email) && !isCertain

/** Whoever is proposed stands first. */
function optionsFor({ proposal, isCertain }: NamedPerson, members: readonly Member[], mayInvite: boolean): SelectOption[] {
  const option = ({ username, name, avatar = null }: Pick<Member, 'username' | 'name'> & Partial<Member>, hint?: string) => ({
    ...{ value: username, label: name, hint },
    mark: <Avatar person={{ username, name, avatar }} size={16} decorative />,
  })
  return [
    { value: TEXT, label: 'Keep as text' },
    ...(mayInvite ? [{ value: INVITE, label: 'Invite', hint: 'once it is done' }] : []),
    ...(proposal ? [option(proposal, isCertain ? 'same email' : 'same name')] : []),
    ...members.filter(({ username }) => username !== proposal?.username).map((member) => option(member)),
  ]
}

/** Those of the project, or of the whole workspace where it is imported into that. */
function useMembers({ workspaceSlug, projectSlug }: StepProps['place']): readonly Member[] {
  const ofProject = useRead({
    query: ListMembers,
    variables: { workspaceSlug, projectSlug: projectSlug ?? '' },
    pause: projectSlug === null,
  })
  const ofWorkspace = useRead({ query: ImportMembers, variables: { workspaceSlug, page: 1 }, pause: projectSlug !== null })
  const seats = projectSlug === null ? ofWorkspace.data?.teamMembers.nodes : ofProject.data?.members
  return (seats ?? []).map(({ person: { username, name, avatar } }) => ({ username, name, avatar }))
}

/** Whoever is here administers what is imported into; inviting is a matter of the plan besides (PLAN-03), and of an own address that is confirmed (SESS-05). */
function useMayInvite({ workspaceSlug }: StepProps['place']): boolean {
  const plan = useRead({ query: ImportPlan, variables: { slug: workspaceSlug } }).data?.workspace?.viewerCan
  const isConfirmed = useSyncExternalStore(unconfirmed.subscribe, unconfirmed.get) === null
  return isConfirmed && plan?.includes('PAID') === true
}
