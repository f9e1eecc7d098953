// Who the people that a file names are here; whoever is nobody stays a text on the task (IMPORT-05).
import { useState } from 'react'
import { useRead } from '#src/data/use-read.ts'
import { plural } from '#src/lib/text.ts'
import { ListMembers } from '#src/model/project/member.graphql.ts'
import { borderedList } from '#src/model/settings/bordered-list.css.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Select, type SelectOption } from '#src/ui/fields/select.tsx'
import * as columns from './columns.css.ts'
import * as styles from './import.css.ts'
import { ImportMembers, type MappingData, type NamedPerson } from './import.graphql.ts'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'
import { inputOf } from './use-mapping.ts'

const AT_FIRST = 50
const TEXT = ''

type Choices = MappingData['people']

/** How the decision names somebody. */
const nameOf = ({ name, email }: NamedPerson) => name || email || ''

/** Who somebody is by now: as it was decided, else whom the address says; a name alone decides nothing. */
function chosen(person: NamedPerson, people: Choices): string | null {
  const decided = people.find(({ name }) => name === nameOf(person))
  if (decided) return decided.username
  return person.isCertain ? (person.proposal?.username ?? null) : null
}

/** Names with how often they stand in the file, and who they may be. */
export function StepPeople({ place, detail, mapping, problem, loading, onBack, onContinue }: StepProps) {
  const members = useMembers(place)
  const [all, setAll] = useState(false)
  const { people } = mapping.now
  const choose = (person: NamedPerson, username: string) => {
    const others = people.filter(({ name }) => name !== nameOf(person))
    mapping.change({ people: [...others, { name: nameOf(person), username: username === TEXT ? null : username }] })
  }
  const shown = all ? detail.people : detail.people.slice(0, AT_FIRST)
  const goOn = () => {
    const decided = detail.people.map((person) => ({ name: nameOf(person), username: chosen(person, people) }))
    const before = inputOf(mapping.now).people
    if (JSON.stringify(decided) !== JSON.stringify(before)) mapping.change({ people: decided })
    onContinue()
  }
  const none = detail.people.length === 0
  return (
    <StepFrame
      title={none ? 'Nobody is named in this file' : 'Who is who?'}
      text={none ? 'There is nothing to decide here.' : 'Whoever is kept as text stands in the description: “Was assigned to Kim Lee”.'}
      label="Check"
      {...{ problem, loading, onBack }}
      onContinue={goOn}
    >
      {!none && (
        <ul aria-label="People in the file" className={borderedList}>
          {shown.map((person) => {
            const username = chosen(person, people)
            const { proposal } = person
            return (
              <li key={nameOf(person)} className={columns.row}>
                <div className={columns.words}>
                  <span className={columns.name}>{person.name || person.email}</span>
                  <span className={columns.samples}>
                    {[person.name && person.name !== person.email && person.email, `in ${plural(person.count, 'row')}`]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </div>
                <div className={columns.choices}>
                  <Select
                    label={`${nameOf(person)} is`}
                    hideLabel
                    size={28}
                    value={username ?? TEXT}
                    onChange={(value) => choose(person, value)}
                    options={optionsFor(person, members)}
                  />
                  {proposal && username === null && (
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
      {!none && <p className={styles.facts}>Nobody gets a mail or a notification because of an import.</p>}
    </StepFrame>
  )
}

type Member = { username: string; name: string; avatar: string | null }

/** Whoever is proposed stands first. */
function optionsFor({ proposal, isCertain }: NamedPerson, members: readonly Member[]): SelectOption[] {
  const option = ({ username, name, avatar = null }: Pick<Member, 'username' | 'name'> & Partial<Member>, hint?: string) => ({
    ...{ value: username, label: name, hint },
    mark: <Avatar person={{ username, name, avatar }} size={16} decorative />,
  })
  return [
    { value: TEXT, label: 'Keep as text' },
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
