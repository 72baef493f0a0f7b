import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { frameworkTokens } from '../../.storybook/tokens';
import { FoundationPage, FoundationPart, FoundationTablePart } from './FoundationPage';
import { inPixels, valueOf } from './named';

const step = inPixels(valueOf(frameworkTokens, 'spacing'));

/** Multiples of the step that leave no doubt which is meant: a gap is one of them, never something between. */
const multiples = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];

/** Heights of controls. They depend on the pointer, so they are defined in the stylesheet and not among the tokens. */
const controls = ['--control-height', '--control-height-sm'];

/** The step of the grid, its multiples, and the heights of controls. */
function SpacePage() {
  return (
    <FoundationPage
      title="Space"
      lead={`A grid of ${step} px. Cards have 20 to 24 px around their content; 8 px stand between what belongs together, 24 or 32 between what does not.`}
    >
      <FoundationTablePart
        title="Steps"
        columns={['Class', 'Pixels', 'Looks']}
        rows={multiples.map((multiple) => [
          `gap-${multiple}`,
          multiple * step,
          <span
            key="looks"
            data-step={multiple}
            className="block h-4 rounded-sm bg-action"
            style={{ width: `calc(var(--spacing) * ${multiple})` }}
          />,
        ])}
      />
      <FoundationPart title="Controls">
        <p className="max-w-[68ch]">
          36 px for a pointer, 44 where there is a finger or a narrow window; 32 and 40 in toolbars and
          tables.
        </p>
        <ul className="flex flex-wrap gap-6">
          {controls.map((name) => (
            <li key={name} className="flex flex-col gap-2">
              <span
                className="block w-48 rounded-control border border-border-strong bg-surface"
                style={{ height: `var(${name})` }}
              />
              <span className="font-mono text-sm">{name}</span>
            </li>
          ))}
        </ul>
      </FoundationPart>
    </FoundationPage>
  );
}

// The story is the page: a second one would say the same.
const meta = { component: SpacePage, tags: ['!autodocs'] } satisfies Meta<typeof SpacePage>;

export default meta;

/** Each bar is as long as its line says. */
export const Space: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll<HTMLElement>('[data-step]')];
    await expect(bars.map((bar) => bar.getBoundingClientRect().width)).toEqual(
      multiples.map((multiple) => multiple * step),
    );
  },
};
