import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { viewports } from '../../.storybook/modes';
import { frameworkTokens } from '../../.storybook/tokens';
import { FoundationPage, FoundationTablePart } from './FoundationPage';
import { familyOf, inPixels } from './named';

const breakpoints = familyOf(frameworkTokens, 'breakpoint-');
const widest = Math.max(...breakpoints.map(({ value }) => inPixels(value)));

/** Breakpoints of the layout, and widths of the screenshots. */
function BreakpointsPage() {
  return (
    <FoundationPage
      title="Breakpoints"
      lead="A page is designed for 375 and 1280 px and has to stand everything between 320 and 1920. Lists do not ask for the window: their own width decides between table and cards, because the sidebar takes more or less of it."
    >
      <FoundationTablePart
        title="Where a page changes"
        columns={['Prefix', 'From', 'Looks']}
        rows={breakpoints.map(({ member, value }) => [
          `${member}:`,
          `${inPixels(value)} px`,
          <span key="looks" className="block w-64 rounded-sm bg-sunken">
            <span
              data-breakpoint={member}
              className="block h-3 rounded-sm bg-action"
              style={{ width: `${(inPixels(value) / widest) * 100}%` }}
            />
          </span>,
        ])}
      />
      <FoundationTablePart
        title="What it is looked at in"
        columns={['Window', 'Width', 'Height']}
        rows={Object.values(viewports).map(({ name, styles }) => [name, styles.width, styles.height])}
      />
    </FoundationPage>
  );
}

// The story is the page: a second one would say the same.
const meta = { component: BreakpointsPage, tags: ['!autodocs'] } satisfies Meta<typeof BreakpointsPage>;

export default meta;

/** The widths are those that the browser acts on: where a prefix applies, the window is that wide. */
export const Breakpoints: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    for (const { member, value } of breakpoints) {
      const row = canvas.getByRole('row', { name: new RegExp(`^${member}:`) });
      await expect(row).toHaveTextContent(`${inPixels(value)} px`);
      const isWide = window.matchMedia(`(min-width: ${value})`).matches;
      await expect(isWide).toBe(window.innerWidth >= inPixels(value));
    }
  },
};
