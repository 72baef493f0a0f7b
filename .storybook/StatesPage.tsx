import { ArgTypes, Description, DocsContext, Title } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import { storyAddress } from './addresses';
import { ComponentPage } from './ComponentPage';
import { FlowsPage } from './FlowsPage';
import { kindOf } from './modes';
import { VariantChoice, useVariant, useToolbarVariant } from './VariantChoice';
import { usePictures, type Pictures } from './pictures';
import { ScreenRequirements } from './ScreenRequirements';
import { SourceLink } from './SourceLink';
import { subjectOf } from './titles';
import { globalsOf, pictureOf, StateFrame, type Variant } from './StateFrame';

/** Wide enough to recognize a state, narrow enough for three in a row. */
const shownWidth = 400;

/** Page of a screen: its description, all states side by side, and its props. Other files get a component page. */
export function StatesPage() {
  const stories = useContext(DocsContext).componentStories();
  const initial = useToolbarVariant();
  const [first] = stories;
  // Changes of the toolbar apply here too.
  const key = `${initial.theme} ${initial.locale}`;
  if (first?.id.startsWith('start-journeys--')) return <FlowsPage key={key} initial={initial} />;
  if (!first || kindOf(first.id) !== 'screens') return <ComponentPage />;
  return (
    <>
      <Title />
      <SourceLink subject={subjectOf(String(first.parameters['fileName'] ?? ''))} />
      <Description of="meta" />
      <States key={key} stories={stories.map(({ id, name }) => ({ id, name }))} initial={initial} />
      <ScreenRequirements storyIds={stories.map(({ id }) => id)} />
      <ArgTypes />
    </>
  );
}

interface StatesProps {
  stories: readonly { id: string; name: string }[];
  initial: Variant;
}

function States({ stories, initial }: StatesProps) {
  const pictures = usePictures();
  const { variant, frame, change } = useVariant(initial);
  if (!frame) return null;
  return (
    <div className="sb-unstyled my-6 bg-canvas p-6 text-text" data-states>
      <p className="text-text-muted">{stories.length} states. A name opens its story.</p>
      <VariantChoice variant={variant} onChange={change} />
      <ul className="mt-6 flex flex-wrap gap-6">
        {stories.map((story) => (
          <State key={story.id} {...story} variant={variant} frame={frame} pictures={pictures} />
        ))}
      </ul>
    </div>
  );
}

interface StateProps {
  id: string;
  name: string;
  variant: Variant;
  frame: { width: number; height: number };
  pictures: Pictures | null;
}

function State({ id, name, variant, frame, pictures }: StateProps) {
  const [isLive, setIsLive] = useState(false);
  return (
    <li className="flex max-w-full flex-col gap-2">
      <p className="flex justify-between gap-4">
        <a
          className="font-medium text-link underline"
          href={`${storyAddress(id)}&globals=${globalsOf(variant)}`}
          target="_top"
        >
          {name}
        </a>
        {!isLive && pictureOf(pictures, id, variant) !== null && (
          <button type="button" className="text-link underline" onClick={() => setIsLive(true)}>
            Live
          </button>
        )}
      </p>
      <StateFrame
        id={id}
        name={name}
        variant={variant}
        frame={frame}
        pictures={pictures}
        shownWidth={shownWidth}
        isLive={isLive}
      />
    </li>
  );
}
