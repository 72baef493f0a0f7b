import { guidelines } from './all.ts';
import { keyboardRows, type ComponentStatus } from './guideline.ts';

function statusText(status: ComponentStatus): string {
  switch (status.kind) {
    case 'stable':
      return 'Stable';
    case 'new':
      return 'New: its props may still change';
    case 'replaced':
      return `To be replaced: use ${status.by}`;
  }
}

/** When and how the component of these stories is used; nothing where there is no guideline. */
export function GuidelineBlock({ title }: { title: string }) {
  const guideline = guidelines.get(title);
  if (!guideline) return null;
  const keys = keyboardRows(guideline);
  const { status, use, avoid, anatomy, accessibility, words } = guideline;
  return (
    <section className="guideline">
      <p>
        <strong>{statusText(status)}</strong>
      </p>
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
    </section>
  );
}
