import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '@/primitives/Link';
import { inTheme, type Theme } from '@/tokens/readTokens';
import { themes } from '../../.storybook/modes';
import { tokens, tokensCss } from '../../.storybook/tokens';
import { contrastIn, contrastPairs, type ContrastPair } from './contrasts';
import { FoundationPage, FoundationPart, FoundationTable } from './FoundationPage';
import { familyOf } from './named';

const colors = familyOf(tokens, 'color-').filter(({ value }) => value.startsWith('light-dark('));
const contrastOf = contrastIn(tokensCss);

/** `success-soft` and `success-text` belong to `success`; `on-action` to `action`. */
const groups = [
  { title: 'Surfaces', pattern: /^(canvas|surface|raised|sunken|hover|scrim)$/ },
  { title: 'Text and lines', pattern: /^(text|border)/ },
  { title: 'Accent', pattern: /action|link|focus|selected/ },
  { title: 'Status', pattern: /^(success|warning|info|danger|neutral)/ },
];

function ratio(pair: ContrastPair, theme: Theme) {
  const measured = contrastOf(pair, theme);
  return (
    <span className="font-mono text-sm">
      {measured.toFixed(2)} {measured >= pair.least ? '' : '– too low'}
    </span>
  );
}

/** Every colour, and how far those that meet are apart: measured from the stylesheet as the page is shown. */
function ColourPage() {
  return (
    <FoundationPage
      title="Colour"
      lead={
        <>
          Names say what a colour is for. The accent is for action, link, focus and selection, and nothing
          else: four statuses have to be told apart beside it, and each of them has a word or an icon as well.
          For design tools, every token is in{' '}
          <Link href="./tokens.json" download>
            tokens.json
          </Link>{' '}
          (Design Tokens format) and{' '}
          <Link href="./tokens.css" download>
            tokens.css
          </Link>{' '}
          (variables).
        </>
      }
    >
      {groups.map(({ title }) => (
        <FoundationPart key={title} title={title}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4">
            {colors
              .filter(({ member }) => groups.find((group) => group.pattern.test(member))?.title === title)
              .map(({ name, member, value }) => (
                <li key={name} className="overflow-hidden rounded-card border border-border bg-surface">
                  <div
                    className="h-16 border-b border-border"
                    style={{ background: `var(--${name})` }}
                    data-swatch={member}
                  />
                  <div className="flex flex-col gap-1 p-3">
                    <strong className="font-mono text-sm font-semibold">{member}</strong>
                    {themes.map((theme) => (
                      <span key={theme} className="text-xs text-text-muted">
                        {theme} {inTheme(value, theme)}
                      </span>
                    ))}
                  </div>
                </li>
              ))}
          </ul>
        </FoundationPart>
      ))}
      <FoundationPart title="Contrast">
        <p className="max-w-[68ch]">
          By WCAG 2.2, in both themes whichever is on show. Text that is read needs 4.5, what bounds or marks
          a control 3.
        </p>
        <FoundationTable
          columns={['Pair', 'Looks', 'Needs', 'Light', 'Dark']}
          rows={contrastPairs.map((pair) => [
            `${pair.color} on ${pair.ground}`,
            <Sample key="sample" {...pair} />,
            pair.least,
            ratio(pair, 'light'),
            ratio(pair, 'dark'),
          ])}
        />
      </FoundationPart>
    </FoundationPage>
  );
}

function Sample({ color, ground, least }: ContrastPair) {
  return (
    <span
      className="inline-flex rounded-control px-3 py-1"
      style={{ background: `var(--color-${ground})`, color: `var(--color-${color})` }}
    >
      {least === 3 ? (
        <span aria-hidden className="my-0.5 size-4 rounded-full border-[3px] border-current" />
      ) : (
        'Active 1,577.00'
      )}
    </span>
  );
}

// The story is the page: a second one would say the same.
const meta = { component: ColourPage, tags: ['!autodocs'] } satisfies Meta<typeof ColourPage>;

export default meta;

/** Every colour of the tokens, and the contrast of those that meet: none is too low, in either theme. */
export const Colour: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    const swatches = [...canvasElement.querySelectorAll<HTMLElement>('[data-swatch]')];
    await expect(swatches.map(({ dataset }) => dataset['swatch']).sort()).toEqual(
      colors.map(({ member }) => member).sort(),
    );
    await expect(canvas.getAllByRole('row')).toHaveLength(contrastPairs.length + 1);
    await expect(canvas.queryByText(/too low/)).toBeNull();
  },
};
