import { coveredOf, figuresByArea, storyCount } from './covered.ts';
import { AreaLink, SourceLinks } from './links.tsx';
import { requirements } from './register.ts';
import { decisions, sections } from './requirements/types.ts';

/** How much of the specification is shown by stories and proved by tests, area by area. */
export function CoveragePage() {
  const rows = figuresByArea();
  const sum = (figure: 'count' | 'shown' | 'proved' | 'open') =>
    rows.reduce((total, row) => total + row[figure], 0);
  const open = rows.flatMap(({ area }) =>
    coveredOf(area.prefix).filter(({ stories, tests }) => stories.length + tests.length === 0),
  );
  return (
    <>
      <h1>Coverage</h1>
      <p>
        {sum('count')} requirements in {rows.length} areas: {sum('shown')} are shown by one of {storyCount}{' '}
        stories, {sum('proved')} are proved by a test, {sum('open')} by neither.
      </p>
      <table className="specification">
        <thead>
          <tr>
            <th scope="col">Area</th>
            {['Requirements', 'Shown', 'Proved', 'Open'].map((name) => (
              <th key={name} scope="col" className="figures">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ area, count, shown, proved, open: neither }) => (
            <tr key={area.prefix}>
              <th scope="row">
                <AreaLink title={area.title} />
              </th>
              <td className="figures">{count}</td>
              <td className="figures">{shown}</td>
              <td className="figures">{proved}</td>
              <td className="figures">{neither === 0 ? '–' : neither}</td>
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
      {open.length > 0 && (
        <>
          <h2>Open</h2>
          <ul>
            {open.map(({ id, text }) => (
              <li key={id}>
                {id}: {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
