import { guidelines } from './all.ts';
import { examples, type ExamplePair } from './examples.tsx';
import { keyboardRows, type Guideline } from './guideline.ts';
import { documentedTitleOf, statusOf, statusText } from './statuses.ts';

/** Status and usage of a stories' component, if it has a guideline. */
export function GuidelineBlock({ storyId }: { storyId: string }) {
  const title = documentedTitleOf(storyId);
  const status = statusOf(title);
  const guideline = guidelines.get(title);
  const pair = examples[title];
  return (
    <section className="guideline">
      {status && (
        <p>
          <strong className={`status-badge status-badge-${status.kind}`}>{statusText(status)}</strong>
        </p>
      )}
      {guideline && <Rules guideline={guideline} />}
      {pair && <Pictures pair={pair} />}
    </section>
  );
}

function Rules({ guideline }: { guideline: Guideline }) {
  const keys = keyboardRows(guideline);
  const { use, avoid, anatomy, accessibility, words } = guideline;
  return (
    <>
      <h2>How to use it</h2>
      <h3>When</h3>
      <p>{use}</p>
      <h3>When not</h3>
      <p>{avoid}</p>
      <h3>Anatomy</h3>
      <ol className="list-decimal">
        {anatomy.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
      <h3>Keyboard</h3>
      {keys.length === 0 ? (
        <p>Nothing of its own takes the focus.</p>
      ) : (
        <table className="specification">
          <thead>
            <tr>
              <th scope="col">Keys</th>
              <th scope="col">What they do</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([pressed, does]) => (
              <tr key={`${pressed} ${does}`}>
                <th scope="row">{pressed}</th>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <h3>Accessibility</h3>
      <p>{accessibility}</p>
      <h3>Words</h3>
      <p>{words}</p>
    </>
  );
}

const sides = [
  ['do', 'Do', 'border-success'],
  ['dont', 'Don’t', 'border-danger'],
] as const satisfies readonly (readonly [keyof ExamplePair, string, string])[];

/** A rule about looks in two pictures, which nobody can press. */
function Pictures({ pair }: { pair: ExamplePair }) {
  return (
    <>
      <h3>Do and don’t</h3>
      <div className="sb-unstyled grid gap-6 text-text sm:grid-cols-2">
        {sides.map(([side, word, border]) => (
          <figure key={side} className={`m-0 flex flex-col border-t-4 pt-4 ${border}`}>
            <div
              inert
              className="flex flex-1 flex-wrap items-center gap-3 rounded-card border border-border bg-surface p-6"
            >
              {pair[side].picture}
            </div>
            <figcaption className="mt-2">
              <b>{word}.</b> {pair[side].because}
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}
