// What the people of the sample world say about tasks and about files.
import { sql } from 'drizzle-orm'
import { comments } from '../../resources/comments/comments.table.ts'
import type { Database } from '../open.ts'
import { logTasks } from './log.ts'
import { type Random, randomFrom } from './random.ts'

const MINUTE = 60_000
const DAY = 86_400_000

/** A talk: `a` begins, `b` answers, `c` is somebody else. `@a` and so on name them. */
type Talk = readonly (readonly ['a' | 'b' | 'c', html: string])[]

const TALKS: readonly Talk[] = [
  [
    ['a', '<p>I have a first version on the preview. @b, could you look at the <strong>spacing on phones</strong> before I go on?</p>'],
    [
      'b',
      '<p>Looks good at 390 px. Two things:</p><ul><li><p>the button jumps when the font arrives</p></li><li><p>the second line is cut off at 200 % zoom</p></li></ul>',
    ],
    ['a', '<p>Both fixed. The jump was the missing <code>size-adjust</code>.</p>'],
    ['b', '<p>Perfect, thank you. Good to go from my side.</p>'],
  ],
  [
    ['a', '<p>Measured again this morning: <strong>1.8 s → 0.9 s</strong> on Fast 3G. Most of it was one picture nobody sees.</p>'],
    ['b', '<p>Half! Put that into the weekly note, please.</p>'],
  ],
  [
    [
      'a',
      '<p>I can only reproduce this with a cold cache:</p><pre data-language="bash"><code class="language-bash">curl -sI https://example.com/ | grep -i cache-control</code></pre><p>After the first hit it is gone for an hour.</p>',
    ],
    ['b', '<p>Same here. It is the header of the old proxy; I will take it out on Thursday.</p>'],
    ['a', '<p>Checked after the change: twenty cold loads, no error.</p>'],
  ],
  [
    ['a', '<p>Do we want this before the launch, or is it fine to do it after?</p>'],
    ['b', '<p>After. It is not what people wait for.</p>'],
    ['c', '<p>I agree, but then we should hide the link until it works.</p>'],
    ['b', '<p>Good point, hidden behind the same switch.</p>'],
  ],
  [
    ['a', '<p>Waiting for the texts. @b, is Monday realistic?</p>'],
    ['b', '<p>Tuesday noon, sorry. The numbers come in on Monday evening.</p>'],
  ],
  [
    [
      'a',
      '<p>From the call with the customer:</p><blockquote><p>We don’t need more options, we need to find the three we use.</p></blockquote><p>So: three on top, the rest behind <em>More</em>.</p>',
    ],
    ['b', '<p>That makes it smaller, too. Shall I change the sketch?</p>'],
    ['a', '<p>Yes please. No rush.</p>'],
  ],
  [['a', '<p>Split this up, it was two tasks. The second one is a subtask now.</p>']],
  [
    ['a', '<p>Blocked: the test account has no permission for it any more. @b, can you give it back?</p>'],
    ['b', '<p>Done, try again.</p>'],
    ['a', '<p>Works, thanks!</p>'],
  ],
  [
    [
      'a',
      '<p>I compared the two ways of doing it:</p><ol><li><p>keep the old addresses and redirect — safe, a bit slow</p></li><li><p>rewrite them all at once — fast, but no way back</p></li></ol><p>I would take the first.</p>',
    ],
    ['b', '<p>First one. We can always rewrite later.</p>'],
  ],
  [
    ['a', '<p>Tried it with the keyboard only: focus goes to the top of the page after closing. Everything else is fine.</p>'],
    ['b', '<p>Fixed, it returns to the button now.</p>'],
  ],
  [
    [
      'a',
      '<p>Numbers and background are in <a href="https://example.com/reports/october" rel="noopener noreferrer nofollow" target="_blank">the October report</a>, page 4.</p>',
    ],
  ],
  [
    ['a', '<p>Done and on the preview.</p>'],
    ['b', '<p>Seen, nice work.</p>'],
  ],
  [
    [
      'a',
      '<p>The old one did this:</p><pre data-language="javascript"><code class="language-javascript">const total = items.reduce((sum, item) =&gt; sum + item.price, 0)</code></pre><p>Prices are strings since March, so it glued them together.</p>',
    ],
    ['b', '<p>Ouch. Is there a test for it now?</p>'],
    ['a', '<p>There is: three prices, one of them empty.</p>'],
  ],
  [['a', '<p>@b asked for a date: end of next week, if nothing else comes up.</p>']],
  [
    ['a', '<p>Not forgotten. I want to see the results of the interviews first.</p>'],
    ['c', '<p>They are in the folder since yesterday.</p>'],
    ['a', '<p>Read them. Clear case, starting today.</p>'],
  ],
]

const ABOUT_FILES: readonly Talk[] = [
  [
    ['a', '<p>Is this the last version?</p>'],
    ['b', '<p>Yes, the one from Tuesday is out of date.</p>'],
  ],
  [['a', '<p>The second column is hard to read, otherwise fine.</p>']],
  [
    ['a', '<p>Page 2 still says “Starter”. @b, could you change it to “Free”?</p>'],
    ['b', '<p>Changed, new file comes this afternoon.</p>'],
  ],
]

type Commented = {
  company_id: string
  project_id: string
  task_id: string | null
  attachment_id: number | null
  began: number
  ended: number
  writers: { id: string; username: string; name: string }[]
}

/** Adds talks to about half of the tasks that somebody works on and to some files; chance of its own, so that nothing else of the world changes. */
export async function seedComments(db: Database, now: Date): Promise<void> {
  const random = randomFrom(20_261_122)
  const { rows: tasks } = await db.execute<Commented>(sql`
    select t.company_id, t.project_id, t.id as task_id, null as attachment_id, extract(epoch from t.created_at)::float8 as began,
      extract(epoch from t.updated_at)::float8 as ended, ${WRITERS} as writers
    from tasks t join workflows w on w.id = t.workflow_id join projects p on p.id = t.project_id
    where not t.is_archived and not t.is_draft order by p.slug, t.number`)
  const { rows: files } = await db.execute<Commented>(sql`
    select t.company_id, t.project_id, null as task_id, t.id as attachment_id, extract(epoch from t.created_at)::float8 as began,
      extract(epoch from t.created_at)::float8 + 7200 as ended, ${WRITERS} as writers
    from attachments t join projects p on p.id = t.project_id order by t.id`)
  const written = [
    ...tasks.filter(() => random.chance(0.5)).flatMap((task) => talkAbout(task, TALKS, random, now)),
    ...files.filter(() => random.chance(0.4)).flatMap((file) => talkAbout(file, ABOUT_FILES, random, now)),
  ].toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  await db.insert(comments).values(written)
  const logged = written.flatMap(({ taskId, authorId, createdAt }) =>
    taskId === null || !authorId || !createdAt ? [] : [{ taskId, actorId: authorId, said: 'commented', at: createdAt }],
  )
  await logTasks(db, logged)
}

// Who may write in the project of `t`, in a fixed order.
const WRITERS = sql`(select json_agg(json_build_object('id', a.id, 'username', a.username, 'name', a.name) order by a.username)
  from project_members m join people a on a.id = m.person_id where m.project_id = t.project_id and m.role in ('admin', 'member'))`

function talkAbout(about: Commented, talks: readonly Talk[], random: Random, now: Date) {
  // Alone in a project one does not answer oneself.
  const fitting = talks.filter((talk) => about.writers.length >= new Set(talk.map(([who]) => who)).size)
  if (fitting.length === 0) return []
  const [a, b, c] = random.shuffled(about.writers)
  const cast = { a, b, c }
  const talk = random.pick(fitting)
  const latest = Math.max(about.began * 1000 + MINUTE, Math.min(about.ended * 1000 + DAY, now.getTime()) - random.between(5, 300) * MINUTE)
  const step = Math.min(5 * 60 * MINUTE, (latest - about.began * 1000) / (talk.length + 1))
  return talk.map(([who, text], at) => ({
    companyId: about.company_id,
    projectId: about.project_id,
    taskId: about.task_id,
    attachmentId: about.attachment_id,
    authorId: cast[who]?.id ?? '',
    html: text.replace(/@([abc])/, (_, named: 'a' | 'b' | 'c') => {
      const person = cast[named]
      return `<span data-username="${person?.username}">@${person?.name}</span>`
    }),
    createdAt: new Date(Math.min(now.getTime() - MINUTE, latest - (talk.length - 1 - at) * step)),
  }))
}
