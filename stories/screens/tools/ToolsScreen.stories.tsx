import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { emptyTokenRequest, tokenScopes, type ApiToken } from '@/domain/tokens/apiToken';
import { emptyWebhookDraft, type Webhook } from '@/domain/webhooks/webhook';
import { exampleDeliveries, exampleWebhooks, makeWebhook } from '@/sample-data/webhooks';
import { exampleTokens, makeApiToken } from '@/sample-data/apiTokens';
import { ToolsScreen } from '@/screens/tools/ToolsScreen/ToolsScreen';
import { toToolsView, type TokenOverlay, type WebhookOverlay } from '@/screens/tools/ToolsScreen/toolsView';
import { inContentArea } from '../../kit/contentArea';
import { count, knobs, toggle } from '../../kit/knobs';
import { alerts, confirms, press, retries, shows, showsInDialog } from '../../kit/plays';
import { t } from '../../kit/words';

const viewOf = (
  tokens: readonly ApiToken[],
  overlay: TokenOverlay | WebhookOverlay = { kind: 'none' },
  webhooks: readonly Webhook[] = exampleWebhooks,
) =>
  toToolsView(
    { status: 'ready', value: { tokens, webhooks } },
    { origin: 'https://my.example.com', now: '2026-11-21T09:15:00Z', overlay },
  );

const form = (changes: Partial<Extract<TokenOverlay, { kind: 'form' }>> = {}): TokenOverlay => ({
  kind: 'form',
  draft: emptyTokenRequest,
  problems: {},
  isPasswordShown: false,
  refusals: 0,
  submission: { status: 'idle' },
  ...changes,
});

/** Number of tokens, and whether they have expired. */
const toolsKnobs = knobs({ tokens: count(3, 50), isExpired: toggle() }, ({ tokens, isExpired }) => ({
  view: viewOf(
    Array.from({ length: tokens }, (_, index) => {
      const token = exampleTokens[index % exampleTokens.length];
      return makeApiToken({ ...token, id: index + 1, ...(isExpired && { isExpired }) });
    }),
  ),
}));

const meta = {
  component: ToolsScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(exampleTokens),
    onTokenAdd: fn(),
    onTokenDraftChange: fn(),
    onTokenPasswordShownChange: fn(),
    onTokenSubmit: fn(),
    onRevokeAsk: fn(),
    onRevokeConfirm: fn(),
    onWebhookAdd: fn(),
    onWebhookDraftChange: fn(),
    onWebhookSubmit: fn(),
    onWebhookAction: fn(),
    onWebhookConfirm: fn(),
    onLogRetry: fn(),
    onOverlayClose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ToolsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A token in use, one that was never used and never expires, and one that has expired. */
// shows: TOKENS-01, TOKENS-03, TOKENS-08
export const Default: Story = {
  parameters: toolsKnobs,
  play: async ({ canvas, args }) => {
    const list = within(canvas.getByRole('list', { name: t('tools.tokens.title') }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(list.getAllByText(t('tools.token.expired'))).toHaveLength(1);
    await press(canvas, t('tools.token.add'), args.onTokenAdd);
    await press(
      canvas,
      t('tools.token.revokeLabel', { name: 'Grafana' }),
      args.onRevokeAsk,
      exampleTokens[1],
    );
    await expect(canvas.getByText(/^curl .*https:\/\/my\.example\.com\/api\/servers$/)).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/api/docs');
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Empty: Story = {
  args: { view: viewOf([], { kind: 'none' }, []) },
  play: shows('tools.webhooks.empty', 'tools.tokens.empty'),
};

export const Error: Story = {
  args: { view: { status: 'error', reason: 'offline' } },
  play: retries('onRetry'),
};

/** All scopes, and names as long as they may be, one of them without a space. */
export const LongContent: Story = {
  args: {
    view: viewOf(
      [
        makeApiToken({
          name: 'Terraform of the staging environment, run by the build server',
          scopes: tokenScopes,
        }),
        makeApiToken({ id: 8, name: 'x'.repeat(60), scopes: tokenScopes, isExpired: true }),
      ],
      { kind: 'none' },
      [makeWebhook({ url: `https://example.com/${'x'.repeat(300)}`, isPaused: true })],
    ),
  },
};

// shows: TOKENS-01, TOKENS-10
export const NewToken: Story = {
  args: { view: viewOf(exampleTokens, form()) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: t('tools.form.title') }));
    await userEvent.type(dialog.getByLabelText(new RegExp(`^${t('tools.form.name')}`)), 'T');
    await expect(args.onTokenDraftChange).toHaveBeenLastCalledWith({ name: 'T' });
    await userEvent.click(dialog.getByRole('checkbox', { name: t('tools.scope.servers') }));
    await expect(args.onTokenDraftChange).toHaveBeenLastCalledWith({ scopes: ['read', 'servers'] });
    await userEvent.click(dialog.getByRole('radio', { name: t('tools.form.never') }));
    await expect(args.onTokenDraftChange).toHaveBeenLastCalledWith({ days: null });
    await userEvent.click(dialog.getByRole('radio', { name: t('tools.form.days', { count: 30 }) }));
    await expect(args.onTokenDraftChange).toHaveBeenLastCalledWith({ days: 30 });
    await userEvent.type(dialog.getByLabelText(new RegExp(`^${t('tools.form.password')}`)), 's');
    await expect(args.onTokenDraftChange).toHaveBeenLastCalledWith({ password: 's' });
    await press(dialog, t('common.showPassword'), args.onTokenPasswordShownChange, true);
    await press(dialog, t('tools.form.submit'), args.onTokenSubmit);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOverlayClose).toHaveBeenCalledOnce();
  },
};

export const NewTokenInvalid: Story = {
  args: {
    view: viewOf(
      [],
      form({
        draft: { ...emptyTokenRequest, scopes: [] },
        problems: { name: 'required', scopes: 'required', password: 'required' },
        refusals: 1,
      }),
    ),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(t('tools.problem.name.required'))).toBeVisible();
    await expect(dialog.getByText(t('tools.problem.password'))).toBeVisible();
    await expect(dialog.getByRole('group', { name: t('tools.form.scopes') })).toHaveAccessibleDescription(
      t('tools.problem.scopes'),
    );
  },
};

export const Creating: Story = {
  args: { view: viewOf([], form({ submission: { status: 'pending' } })) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('tools.form.submit') }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onTokenSubmit).not.toHaveBeenCalled();
    await expect(args.onOverlayClose).not.toHaveBeenCalled();
  },
};

export const TooMany: Story = {
  args: {
    view: viewOf(
      exampleTokens,
      form({ refusals: 1, submission: { status: 'failed', reason: 'tooManyTokens' } }),
    ),
  },
  play: alerts('tools.problem.tooManyTokens'),
};

/** The password is wrong, and visible. */
// shows: TOKENS-10
export const WrongPassword: Story = {
  args: {
    view: viewOf(
      exampleTokens,
      form({
        draft: { ...emptyTokenRequest, name: 'Terraform', password: 'guess' },
        isPasswordShown: true,
        refusals: 1,
        submission: { status: 'failed', reason: 'wrongCurrentPassword' },
      }),
    ),
  },
  play: alerts('tools.problem.wrongCurrentPassword'),
};

export const CreateFailed: Story = {
  args: {
    view: viewOf(exampleTokens, form({ refusals: 1, submission: { status: 'failed', reason: 'offline' } })),
  },
  play: alerts('common.error.offline'),
};

/** The only moment at which the secret is shown. */
// shows: TOKENS-02
export const Created: Story = {
  args: {
    view: viewOf(exampleTokens, {
      kind: 'created',
      name: 'Terraform',
      secret: 'mrd_OAQwb0Zt9nS2VxYl4eRjH7iKcDfGuTpLmWqXsE8vN1k3Zq',
    }),
  },
  play: async ({ args }) => {
    const dialog = within(
      await screen.findByRole('dialog', { name: t('tools.created.title', { name: 'Terraform' }) }),
    );
    await expect(dialog.getByText(/^mrd_/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: t('tools.created.copy') })).toBeVisible();
    await press(dialog, t('tools.created.close'), args.onOverlayClose);
  },
};

const revoke = (submission: Extract<TokenOverlay, { kind: 'revoke' }>['submission']) =>
  viewOf(exampleTokens, { kind: 'revoke', token: makeApiToken(), submission });

// shows: TOKENS-09
export const ConfirmRevoke: Story = {
  args: { view: revoke({ status: 'idle' }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: t('common.cancel') })).toHaveFocus());
    await press(dialog, t('tools.token.revoke'), args.onRevokeConfirm);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOverlayClose).toHaveBeenCalledOnce();
  },
};

export const Revoking: Story = {
  args: { view: revoke({ status: 'pending' }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('tools.token.revoke') }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onRevokeConfirm).not.toHaveBeenCalled();
    await expect(args.onOverlayClose).not.toHaveBeenCalled();
  },
};

export const RevokeFailed: Story = {
  args: { view: revoke({ status: 'failed', reason: 'unexpected' }) },
  play: alerts('common.error.unexpected'),
};

/** A webhook that works can be tested; a paused one says why, and can be resumed. */
// shows: HOOKS-04, HOOKS-05
export const Webhooks: Story = {
  play: async ({ canvas, args }) => {
    const [working, paused] = exampleWebhooks;
    const groupOf = (webhook: Webhook | undefined) =>
      within(canvas.getByRole('group', { name: t('tools.webhook.menu', { url: webhook?.url ?? '' }) }));
    for (const action of ['test', 'log', 'rotate', 'remove'] as const) {
      await userEvent.click(groupOf(working).getByRole('button', { name: t(`tools.webhook.${action}`) }));
      await expect(args.onWebhookAction).toHaveBeenLastCalledWith(action, working);
    }
    await expect(canvas.getByText(t('tools.webhook.pausedText'))).toBeVisible();
    await userEvent.click(groupOf(paused).getByRole('button', { name: t('tools.webhook.resume') }));
    await expect(args.onWebhookAction).toHaveBeenLastCalledWith('resume', paused);
    await press(canvas, t('tools.webhook.add'), args.onWebhookAdd);
  },
};

const webhookForm = (changes: Partial<Extract<WebhookOverlay, { kind: 'addWebhook' }>> = {}) =>
  viewOf(exampleTokens, {
    kind: 'addWebhook',
    draft: emptyWebhookDraft,
    problems: {},
    refusals: 0,
    submission: { status: 'idle' },
    ...changes,
  });

// shows: HOOKS-01
export const NewWebhook: Story = {
  args: { view: webhookForm() },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: t('tools.webhookForm.title') }));
    await userEvent.type(dialog.getByLabelText(new RegExp(`^${t('tools.webhookForm.url')}`)), 'h');
    await expect(args.onWebhookDraftChange).toHaveBeenLastCalledWith({ url: 'h' });
    await userEvent.click(dialog.getByRole('checkbox', { name: t('tools.topic.billing') }));
    await expect(args.onWebhookDraftChange).toHaveBeenLastCalledWith({ topics: ['servers', 'support'] });
    await press(dialog, t('tools.webhookForm.submit'), args.onWebhookSubmit);
  },
};

export const NewWebhookInvalid: Story = {
  args: {
    view: webhookForm({
      draft: { url: 'http://example.com', topics: [] },
      problems: { url: 'invalid', topics: 'required' },
      refusals: 1,
    }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(t('tools.problem.url'))).toBeVisible();
    await expect(dialog.getByText(t('tools.problem.topics'))).toBeVisible();
  },
};

export const AddingWebhook: Story = {
  args: { view: webhookForm({ submission: { status: 'pending' } }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('tools.webhookForm.submit') }));
    await expect(args.onWebhookSubmit).not.toHaveBeenCalled();
  },
};

// shows: HOOKS-06
export const PrivateAddress: Story = {
  args: { view: webhookForm({ refusals: 1, submission: { status: 'failed', reason: 'privateAddress' } }) },
  play: alerts('tools.problem.privateAddress'),
};

// shows: HOOKS-05
export const WebhookSecret: Story = {
  args: {
    view: viewOf(exampleTokens, {
      kind: 'secret',
      secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=',
    }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: t('tools.secret.title') }));
    await expect(dialog.getByText(/^whsec_/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: t('tools.secret.copy') })).toBeVisible();
  },
};

const logOf = (log: Extract<WebhookOverlay, { kind: 'deliveries' }>['log']) =>
  viewOf(exampleTokens, { kind: 'deliveries', webhook: makeWebhook(), log });

// shows: HOOKS-03
export const Deliveries: Story = {
  args: { view: logOf({ status: 'ready', value: exampleDeliveries }) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    for (const state of ['waiting', 'delivered', 'failed'] as const)
      await expect(dialog.getByText(t(`tools.delivery.${state}`))).toBeVisible();
    await expect(dialog.getByText('HTTP 502')).toBeVisible();
  },
};

export const DeliveriesLoading: Story = { args: { view: logOf({ status: 'loading' }) } };

export const DeliveriesEmpty: Story = {
  args: { view: logOf({ status: 'ready', value: [] }) },
  play: showsInDialog('tools.log.empty'),
};

export const DeliveriesError: Story = {
  args: { view: logOf({ status: 'error', reason: 'offline' }) },
  play: confirms('common.retry', 'onLogRetry'),
};

const asked = (
  action: 'remove' | 'rotate',
  submission: Extract<WebhookOverlay, { kind: 'askWebhook' }>['submission'] = { status: 'idle' },
) => viewOf(exampleTokens, { kind: 'askWebhook', webhook: makeWebhook(), action, submission });

export const ConfirmReplaceSecret: Story = {
  args: { view: asked('rotate') },
  play: confirms('tools.webhook.rotate', 'onWebhookConfirm'),
};

export const ConfirmRemoveWebhook: Story = {
  args: { view: asked('remove') },
  play: confirms('tools.webhook.remove', 'onWebhookConfirm'),
};

export const RemoveWebhookFailed: Story = {
  args: { view: asked('remove', { status: 'failed', reason: 'offline' }) },
  play: alerts('common.error.offline'),
};
