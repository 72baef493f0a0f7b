import { coveredOf, figuresByArea, lastRunAt, standingOf, storyCount } from './covered.ts';
import { AreaLink, SourceLinks } from './links.tsx';
import { requirements } from './register.ts';
import { decisions, sections } from './requirements/types.ts';

const figures = [
  ['count', 'Requirements'],
  ['asserted', 'Asserted'],
  ['pictured', 'Pictured only'],
  ['open', 'Open'],
  ['passed', 'Passed'],
  ['failed', 'Failed'],
  ['notRun', 'Not run'],
] as const;

/** How much of the specification is asserted and pictured, and what the last test run says of it, area by area. */
export function CoveragePage() {
  const rows = figuresByArea();
  const sum = (figure: (typeof figures)[number][0] | 'mutations' | 'caught') =>
    rows.reduce((total, row) => total + row[figure], 0);
  const weak = rows.flatMap(({ area }) =>
    coveredOf(area.prefix).filter((requirement) => standingOf(requirement) !== 'asserted'),
  );
  return (
    <>
      <h1>Coverage</h1>
      <p>
        {sum('count')} requirements in {rows.length} areas, {storyCount} stories. <b>Asserted</b>: a test, or
        the play of a story, that names the requirement would fail without it. <b>Pictured only</b>: a story
        shows it to whoever looks.
      </p>
      <p>
        {lastRunAt === null
          ? 'No test run has left its results here: npm test does, and the next start or build of Storybook reads them.'
          : `The last test run began on ${minuteOf(lastRunAt)}. What has changed since counts as not run.`}{' '}
        {sum('mutations') > 0 &&
          `The last mutation check (npm run mutations -- --all) caught ${sum('caught')} of ${sum('mutations')}.`}
      </p>
      <table className="specification">
        <thead>
          <tr>
            <th scope="col">Area</th>
            {figures.map(([key, name]) => (
              <th key={key} scope="col" className="figures">
                {name}
              </th>
            ))}
            <th scope="col" className="figures">
              Mutations caught
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.area.prefix}>
              <th scope="row">
                <AreaLink title={row.area.title} />
              </th>
              {figures.map(([key]) => (
                <td key={key} className="figures">
                  {row[key] === 0 ? '–' : row[key]}
                </td>
              ))}
              <td className="figures">{row.mutations === 0 ? '–' : `${row.caught} of ${row.mutations}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Where they come from</h2>
      <table className="specification">
        <thead>
          <tr>
            <th scope="col">Source</th>
            <th scope="col" className="figures">
              Requirements
            </th>
          </tr>
        </thead>
        <tbody>
          {[...sections, ...decisions].map((source) => (
            <tr key={source}>
              <th scope="row">
                <SourceLinks sources={[source]} />
              </th>
              <td className="figures">{requirements.filter(({ from }) => from.includes(source)).length}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {weak.length > 0 && (
        <>
          <h2>Nothing would fail without them</h2>
          <ul>
            {weak.map((requirement) => (
              <li key={requirement.id}>
                {requirement.id}: {requirement.text} ({standingOf(requirement)})
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** `2026-11-23 08:15 UTC` */
function minuteOf(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
}
