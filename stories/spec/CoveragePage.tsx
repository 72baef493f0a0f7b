import { coveredOf, figuresByArea, lastRunAt, standingOf, storyCount } from './covered.ts';
import { AreaLink, SourceLinks } from './links.tsx';
import { requirements } from './register.ts';
import { decisions, sections } from './requirements/types.ts';
import { standings, standingWords, type MutationFigures } from './standing.ts';

const figures = [
  ['count', 'Requirements'],
  ...standings.map((standing) => [standing, standingWords[standing].name] as const),
  ['passed', 'Passed'],
  ['failed', 'Failed'],
  ['notRun', 'Not run'],
] as const;

/** How firmly the specification stands, and what the last test run says of it, area by area. */
export function CoveragePage() {
  const rows = figuresByArea();
  const sum = (figure: (typeof figures)[number][0] | keyof MutationFigures) =>
    rows.reduce((total, row) => total + row[figure], 0);
  const weak = rows.flatMap(({ area }) =>
    coveredOf(area.prefix).filter((requirement) => ['pictured', 'open'].includes(standingOf(requirement))),
  );
  return (
    <>
      <h1>Coverage</h1>
      <p>
        {sum('count')} requirements in {rows.length} areas, {storyCount} stories.
      </p>
      <ul>
        {standings.map((standing) => (
          <li key={standing}>
            <b>{standingWords[standing].name}</b> ({sum(standing)}): {standingWords[standing].meaning}
          </li>
        ))}
      </ul>
      <p>
        {lastRunAt === null
          ? 'No test run has left its results here: npm test does, and the next start or build of Storybook reads them.'
          : `The last test run began on ${minuteOf(lastRunAt)}. What has changed since counts as not run.`}{' '}
        {`Of ${sum('listed')} breakages on purpose (npm run mutations) ${sum('tried')} were tried on these files, and ${sum('caught')} of them were noticed.`}
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
              Breakages noticed
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
              <td className="figures">{row.tried === 0 ? '–' : `${row.caught} of ${row.tried}`}</td>
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
                {requirement.id}: {requirement.text} (
                {standingWords[standingOf(requirement)].name.toLowerCase()})
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
