import { guidelines } from './all.ts';
import { keyboardRows, type Guideline } from './guideline.ts';
import { documentedTitleOf, statusOf, statusText } from './statuses.ts';

/** Status and usage of a stories' component, if it has a guideline. */
export function GuidelineBlock({ storyId }: { storyId: string }) {
  const title = documentedTitleOf(storyId);
  const status = statusOf(title);
  const guideline = guidelines.get(title);
  return (
    <section className="guideline">
      {status && (
        <p>
          <strong className={`status-badge status-badge-${status.kind}`}>{statusText(status)}</strong>
        </p>
      )}
      {guideline && <Rules guideline={guideline} />}
    </section>
  );
}

function Rules({ guideline }: { guideline: Guideline }) {
  const keys = keyboardRows(guideline);
  const { use, avoid, anatomy, accessibility, words } = guideline;
  return (
    <>
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
