import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { isoStates, maxIsoGb, type OwnIso } from '@/domain/servers/ownIso';
import { makeOwnIso } from '@/sample-data/ownIso';
import { emptyIsoDraft, toIsoView, type IsoView } from '@/screens/servers/ServerScreen/isoView';
import ServerIso from '@/screens/servers/ServerScreen/ServerIso';
import { inContentArea } from '../../../kit/contentArea';
import { choice, knobs } from '../../../kit/knobs';
import { confirms, press, presses, shows } from '../../../kit/plays';
import { exactly } from '../../../kit/textMatch';
import { t } from '../../../kit/words';

const viewOf = (changes: Partial<IsoView> = {}, status = 'Active') =>
  toIsoView({
    server: { status },
    load: { status: 'ready', value: null },
    draft: emptyIsoDraft,
    question: null,
    ...changes,
  });
const having = (changes: Partial<OwnIso> = {}, more: Partial<IsoView> = {}) =>
  viewOf({ load: { status: 'ready', value: makeOwnIso(changes) }, ...more });

const meta = {
  component: ServerIso,
  decorators: [inContentArea],
  args: {
    view: viewOf(),
    onUrlChange: fn(),
    onAttachAsk: fn(),
    onDetachAsk: fn(),
    onConfirm: fn(),
    onClose: fn(),
    onRetry: fn(),
    onReasonAsk: fn(),
  },
} satisfies Meta<typeof ServerIso>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The server starts from its disk: the address of an image can be entered. */
// shows: RESCUE-04
export const Default: Story = {
  parameters: knobs({ state: choice(['none', ...isoStates]) }, ({ state }) => {
    const chosen = isoStates.find((each) => each === state);
    return { view: chosen ? having({ state: chosen }) : viewOf() };
  }),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: t('ownIso.url') }), 'h');
    await expect(args.onUrlChange).toHaveBeenCalledWith('h');
    await press(canvas, t('ownIso.attach'), args.onAttachAsk);
  },
};

export const Loading: Story = { args: { view: viewOf({ load: { status: 'loading' } }) } };

export const Error: Story = {
  args: { view: viewOf({ load: { status: 'error', reason: 'offline' } }) },
  play: presses('common.retry', 'onRetry'),
};

export const Validation: Story = {
  args: { view: viewOf({ draft: { url: 'http://example.org/a.iso', problem: 'notHttps', refusals: 1 } }) },
  play: shows('ownIso.problem.notHttps'),
};

/** The image is fetched, and the server restarts from it. */
// shows: RESCUE-04
export const Attaching: Story = {
  args: { view: having({ state: 'attaching', sizeMb: null }) },
  play: async ({ canvas, args }) => {
    await press(canvas, t('ownIso.detach'), args.onReasonAsk, t('ownIso.obstacle.busy'));
  },
};

// shows: RESCUE-04
export const Attached: Story = {
  args: { view: having() },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await press(canvas, t('ownIso.detach'), args.onDetachAsk);
  },
};

/** It could not be fetched: another one can be tried. */
export const NotAttached: Story = {
  args: { view: having({ state: 'failed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('ownIso.failedText'))).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: t('ownIso.url') })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: { view: having({ url: `https://download.example.org/${'images/'.repeat(40)}installer.iso` }) },
};

const asked = (action: 'attach' | 'detach') => ({ action, submission: { status: 'idle' as const } });

// shows: RESCUE-04
export const AttachOpen: Story = {
  args: { view: viewOf({ question: asked('attach') }) },
  play: confirms('ownIso.ask.attach.confirm', 'onConfirm'),
};

export const Pending: Story = {
  args: { view: having({}, { question: { action: 'detach', submission: { status: 'pending' } } }) },
};

export const TooLarge: Story = {
  args: {
    view: viewOf({
      question: { action: 'attach', submission: { status: 'failed', reason: 'isoTooLarge' } },
    }),
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(exactly(t('ownIso.refused.isoTooLarge', { max: maxIsoGb })))).toBeVisible();
    await press(dialog, t('common.cancel'), args.onClose);
  },
};
