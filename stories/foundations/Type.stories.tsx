import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useI18n } from '@/i18n/I18nProvider';
import { tokens } from '../../.storybook/tokens';
import { FoundationPage, FoundationTablePart } from './FoundationPage';
import { familyOf, inPixels, valueOf } from './named';

const sizes = familyOf(tokens, 'text-');
const weights = familyOf(tokens, 'font-weight-');
const faces = familyOf(tokens, 'font-').filter(({ member }) => !member.startsWith('weight-'));

/** Sizes, weights and faces, in the portal's own words. */
function TypePage() {
  const { t } = useI18n();
  const words = t('auth.login.title');
  return (
    <FoundationPage
      title="Type"
      lead="Golos Text for words, JetBrains Mono for what is copied: addresses, hosts, numbers of orders. Body is base in dense views and md in forms; figures in tables are tabular."
    >
      <FoundationTablePart
        title="Sizes"
        columns={['Size', 'Pixels', 'Line height', 'Looks']}
        rows={sizes.map(({ name, member, value }) => [
          member,
          inPixels(value),
          valueOf(tokens, `${name}--line-height`),
          <span
            key="looks"
            data-size={member}
            style={{ fontSize: `var(--${name})`, lineHeight: `var(--${name}--line-height)` }}
          >
            {words}
          </span>,
        ])}
      />
      <FoundationTablePart
        title="Weights"
        columns={['Weight', 'Value', 'Looks']}
        rows={weights.map(({ name, member, value }) => [
          member,
          value,
          <span key="looks" className="text-md" style={{ fontWeight: `var(--${name})` }}>
            {words}
          </span>,
        ])}
      />
      <FoundationTablePart
        title="Faces"
        columns={['Face', 'Families', 'Looks']}
        rows={faces.map(({ name, member, value }) => [
          member,
          value.split(', ').slice(0, 1).join('').replaceAll("'", ''),
          <span key="looks" className="text-md" style={{ fontFamily: `var(--${name})` }}>
            185.104.113.20 · {words}
          </span>,
        ])}
      />
    </FoundationPage>
  );
}

// The story is the page: a second one would say the same.
const meta = { component: TypePage, tags: ['!autodocs'] } satisfies Meta<typeof TypePage>;

export default meta;

/** The sizes in the table equal the sizes that the browser computes. */
export const Type: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll<HTMLElement>('[data-size]')];
    await expect(shown.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toEqual(
      sizes.map(({ value }) => inPixels(value)),
    );
  },
};
