// Time by day and person as stacked bars, with the same figures as a table for those who read rather than look.
import { formatTotal } from '#src/lib/dates/logged-time.ts'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'
import * as styles from './time-chart.css.ts'
import { type ChartData, scaleTop } from './time-chart-data.ts'

/** People beyond the colours share the last one. */
export function TimeChart({ data: { unit, people, bars } }: { data: ChartData }) {
  const top = scaleTop(bars)
  const colourOf = (place: number) => styles.series[Math.min(place, styles.series.length - 1)]
  // Labels that would run into each other are left out.
  const every = Math.ceil(bars.length / 8)
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span>Hours by {unit} and person</span>
        <ul className={styles.legend}>
          {people.map(({ username, name, seconds }, place) => (
            <li key={username} className={styles.key}>
              <i className={`${styles.swatch} ${colourOf(place)}`} />
              {name} <span className={styles.figureText}>{formatTotal(seconds)}</span>
            </li>
          ))}
        </ul>
      </figcaption>
      <div className={styles.plot} aria-hidden>
        <div className={styles.scale}>
          {[top, top / 2, 0].map((hours) => (
            <span key={hours} className={styles.tick}>
              {Number(hours.toFixed(3))} h
            </span>
          ))}
        </div>
        <div className={styles.bars}>
          {bars.map((bar, place) => (
            <div key={bar.title} className={styles.slot}>
              <div className={styles.column} title={`${bar.title}: ${formatTotal(bar.seconds)}`}>
                {bar.parts.map((seconds, person) =>
                  seconds === 0 ? null : (
                    <i
                      key={people[person]?.username}
                      className={`${styles.part} ${colourOf(person)}`}
                      style={{ height: `${(seconds / 3600 / top) * 100}%` }}
                    />
                  ),
                )}
              </div>
              <span className={styles.label}>{place % every === 0 ? bar.label : ''}</span>
            </div>
          ))}
        </div>
      </div>
      <VisuallyHidden>
        <table>
          <caption>Hours by {unit} and person</caption>
          <thead>
            <tr>
              <th scope="col">When</th>
              {people.map(({ username, name }) => (
                <th key={username} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {bars
              .filter(({ seconds }) => seconds > 0)
              .map((bar) => (
                <tr key={bar.title}>
                  <th scope="row">{bar.title}</th>
                  {bar.parts.map((seconds, person) => (
                    <td key={people[person]?.username}>{formatTotal(seconds)}</td>
                  ))}
                  <td>{formatTotal(bar.seconds)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  )
}
