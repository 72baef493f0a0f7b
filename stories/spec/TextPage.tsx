import { Markdown } from '@storybook/addon-docs/blocks';
import { clausesOf } from './clauses.ts';

/** A text as it was agreed, word for word; each part that is cited can be linked to. */
export function TextPage({ text }: { text: string }) {
  return (
    <>
      {clausesOf(text).map(({ id, markdown }) => (
        <section key={id} id={id ?? undefined}>
          <Markdown>{markdown}</Markdown>
        </section>
      ))}
    </>
  );
}
