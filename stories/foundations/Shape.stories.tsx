import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tokens } from '../../.storybook/tokens';
import { FoundationPage, FoundationPart } from './FoundationPage';
import { familyOf } from './named';

const radii = familyOf(tokens, 'radius-');
const shadows = familyOf(tokens, 'shadow-');

/** Radii and shadows. */
function ShapePage() {
  return (
    <FoundationPage
      title="Shape"
      lead="Hairlines carry structure. Only what floats has a shadow: a menu, a dialog, a notice."
    >
      <FoundationPart title="Radius">
        <ul className="flex flex-wrap gap-6">
          {radii.map(({ name, member, value }) => (
            <li key={name} className="flex flex-col gap-2">
              <span
                data-radius={member}
                className="block h-20 w-40 border border-border-strong bg-surface"
                style={{ borderRadius: `var(--${name})` }}
              />
              <span className="font-mono text-sm">
                {member} <span className="text-text-muted">{value}</span>
              </span>
            </li>
          ))}
        </ul>
      </FoundationPart>
      <FoundationPart title="Shadow">
        <ul className="flex flex-wrap gap-6">
          {shadows.map(({ name, member }) => (
            <li key={name} className="flex flex-col gap-4">
              <span
                className="block h-24 w-56 rounded-card bg-raised"
                style={{ boxShadow: `var(--${name})` }}
              />
              <span className="font-mono text-sm">{member}</span>
            </li>
          ))}
        </ul>
      </FoundationPart>
    </FoundationPage>
  );
}

// The story is the page: a second one would say the same.
const meta = { component: ShapePage, tags: ['!autodocs'] } satisfies Meta<typeof ShapePage>;

export default meta;

/** Every radius of the tokens is drawn by its token. */
export const Shape: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll<HTMLElement>('[data-radius]')];
    await expect(drawn.map(({ dataset }) => dataset['radius'])).toEqual(radii.map(({ member }) => member));
    for (const each of drawn) await expect(each).not.toHaveStyle({ borderRadius: '0px' });
  },
};
