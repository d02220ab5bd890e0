import { ERRORS, ERROR_CODES } from '../contract/errors.ts'
import { page } from './layout.tsx'

/** The reference of error codes: an anchor for each, where every error's `docs` leads. */
export function errorsPage(): string {
  return page(
    { title: 'Errors', description: 'Every error code: what it means, why it comes, and what to do.' },
    <>
      <h1>Errors</h1>
      {ERROR_CODES.map((code) => {
        const { status, title, meaning, causes, remedy } = ERRORS[code]
        return (
          <section id={code} key={code}>
            <h2>
              {title}: <code>{code}</code> ({status})
            </h2>
            <p>{meaning}</p>
            <ul>
              {causes.map((cause) => (
                <li key={cause}>{cause}</li>
              ))}
            </ul>
            <p>{remedy}</p>
          </section>
        )
      })}
    </>,
  )
}
