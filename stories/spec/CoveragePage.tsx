import { coveredOf, figuresByArea, storyCount } from './covered.ts';
import { AreaLink } from './links.tsx';

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
      <table>
        <thead>
          <tr>
            <th scope="col">Area</th>
            <th scope="col">Requirements</th>
            <th scope="col">Shown</th>
            <th scope="col">Proved</th>
            <th scope="col">Open</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ area, count, shown, proved, open: neither }) => (
            <tr key={area.prefix}>
              <th scope="row">
                <AreaLink title={area.title} />
              </th>
              <td className="text-right">{count}</td>
              <td className="text-right">{shown}</td>
              <td className="text-right">{proved}</td>
              <td className="text-right">{neither === 0 ? '–' : neither}</td>
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
