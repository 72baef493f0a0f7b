import { figuresByArea, storyCount } from './covered.ts';
import { AreaLink, SourceLinks } from './links.tsx';
import { requirements } from './register.ts';
import { decisions, sections } from './requirements/types.ts';

const figures = [
  ['count', 'Requirements'],
  ['shown', 'Shown by stories'],
  ['tested', 'Tested by tests'],
] as const;

/** How many requirements of each area stories show and tests test. */
export function CoveragePage() {
  const rows = figuresByArea();
  return (
    <>
      <h1>Coverage</h1>
      <p>
        {requirements.length} requirements in {rows.length} areas, {storyCount} stories. Every requirement is
        shown by a story or tested by a test.
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
    </>
  );
}
