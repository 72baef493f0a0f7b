import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeEditableServer, makeServerSettings } from '@/sample-data/serverSettings';
import { makeServer } from '@/sample-data/servers';
import { ServerEditScreen } from '@/screens/serverEdit/ServerEditScreen/ServerEditScreen';
import type { ServerEditScreenProps } from '@/screens/serverEdit/ServerEditScreen/serverEditView';
import type { AnyState } from '../../kit/anyState';
import { inContentArea } from '../../kit/contentArea';
import { editArgs, makeEditView, sampleEditable } from '../../kit/serverEdit';
import { t, tagged } from '../../kit/words';
import { shows } from '../../kit/plays';
import { samplePrices } from '@/sample-data/prices';

/** Changes of a server while, or before, it is being edited. */
const meta = {
  component: ServerEditScreen,
  decorators: [inContentArea],
  args: editArgs(),
} satisfies Meta<typeof ServerEditScreen>;

export default meta;
type Story = StoryObj<AnyState<ServerEditScreenProps>>;

const typedName = 'storefront';

const elsewhere = makeEditableServer(makeServer({ status: 'Suspended', tariff: 'Sirius[GB]' }), {
  settings: makeServerSettings(makeServer(), { name: 'front', username: 'anna', ipv4: 2 }),
});

/** Somebody else was faster: shows the changes, and that own input stays. */
export const Default: Story = {
  args: {
    view: makeEditView(
      { name: typedName, username: 'anna', ipv4: 2 },
      {
        editable: elsewhere,
        overtaken: sampleEditable,
        submission: {
          status: 'failed',
          failure: { reason: 'conflict', current: { ...elsewhere, version: '2', prices: samplePrices } },
        },
      },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('serverEdit.conflict.title'))).toBeVisible();
    await expect(canvas.getByText(t('serverEdit.conflict.typed', { value: typedName }))).toBeVisible();
    await expect(canvas.getByText('Sirius[GB]', { selector: 'dd span' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: t('serverEdit.field.name') })).toHaveValue(typedName);
  },
};

/** The change is not visible anywhere on the page: a password. */
export const ConflictUnseen: Story = {
  args: { view: makeEditView({ name: typedName }, { overtaken: sampleEditable }) },
  play: shows('serverEdit.conflict.hidden'),
};

/** D33: an administrator stopped it; a link asks support for the reason. */
export const Stopped: Story = {
  args: { view: makeEditView({}, { editable: makeEditableServer(makeServer({ status: 'Stopped' })) }) },
  play: async ({ canvas }) => {
    const question = tagged('serverEdit.locked.Stopped', (ask) => ({ ask }));
    const link = canvas.getByRole('link', { name: question });
    await expect(link.getAttribute('href')).toContain('/dashboard/support/create');
    await expect(canvas.getByRole('textbox', { name: t('serverEdit.field.domain') })).toBeEnabled();
  },
};

/** D28: the bill for another tariff waits for its money. */
export const AwaitedTariff: Story = {
  args: {
    view: makeEditView({}, { editable: makeEditableServer(makeServer({ awaitedTariff: 'Sirius[GB]' })) }),
  },
  play: async ({ canvas }) => {
    const awaited = t('serverEdit.facts.awaited', { from: 'Diadem[GB]', to: 'Sirius[GB]' });
    const link = canvas.getByRole('link', { name: awaited });
    await expect(link).toHaveAttribute('href', '/dashboard/payments-history');
  },
};
