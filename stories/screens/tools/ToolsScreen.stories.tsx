import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { emptyTokenDraft, tokenScopes, type ApiToken } from '@/domain/tokens/apiToken';
import { exampleTokens, makeApiToken } from '@/sample-data/apiTokens';
import { ToolsScreen } from '@/screens/tools/ToolsScreen/ToolsScreen';
import { toToolsView, type TokenOverlay } from '@/screens/tools/ToolsScreen/toolsView';
import { inContentArea } from '../../kit/contentArea';
import { count, knobs, toggle } from '../../kit/knobs';
import { retries } from '../../kit/plays';
import { t } from '../../kit/words';

const viewOf = (tokens: readonly ApiToken[], overlay: TokenOverlay = { kind: 'none' }) =>
  toToolsView(
    { status: 'ready', value: tokens },
    { origin: 'https://my.example.com', now: '2026-11-21T09:15:00Z', overlay },
  );

const form = (changes: Partial<Extract<TokenOverlay, { kind: 'form' }>> = {}): TokenOverlay => ({
  kind: 'form',
  draft: emptyTokenDraft,
  problems: {},
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
    onTokenSubmit: fn(),
    onRevokeAsk: fn(),
    onRevokeConfirm: fn(),
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
    await userEvent.click(canvas.getByRole('button', { name: t('tools.token.add') }));
    await expect(args.onTokenAdd).toHaveBeenCalledOnce();
    await userEvent.click(
      canvas.getByRole('button', { name: t('tools.token.revokeLabel', { name: 'Grafana' }) }),
    );
    await expect(args.onRevokeAsk).toHaveBeenCalledWith(exampleTokens[1]);
    await expect(canvas.getByText(/^curl .*https:\/\/my\.example\.com\/api\/servers$/)).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/api/docs');
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Empty: Story = {
  args: { view: viewOf([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('tools.tokens.empty'))).toBeVisible();
  },
};

export const Error: Story = {
  args: { view: { status: 'error', reason: 'offline' } },
  play: retries('onRetry'),
};

/** All scopes, and names as long as they may be, one of them without a space. */
export const LongContent: Story = {
  args: {
    view: viewOf([
      makeApiToken({
        name: 'Terraform of the staging environment, run by the build server',
        scopes: tokenScopes,
      }),
      makeApiToken({ id: 8, name: 'x'.repeat(60), scopes: tokenScopes, isExpired: true }),
    ]),
  },
};

// shows: TOKENS-01
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
    await userEvent.click(dialog.getByRole('button', { name: t('tools.form.submit') }));
    await expect(args.onTokenSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOverlayClose).toHaveBeenCalledOnce();
  },
};

export const NewTokenInvalid: Story = {
  args: {
    view: viewOf(
      [],
      form({
        draft: { ...emptyTokenDraft, scopes: [] },
        problems: { name: 'required', scopes: 'required' },
        refusals: 1,
      }),
    ),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(t('tools.problem.name.required'))).toBeVisible();
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
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(t('tools.problem.tooMany'));
  },
};

export const CreateFailed: Story = {
  args: {
    view: viewOf(exampleTokens, form({ refusals: 1, submission: { status: 'failed', reason: 'offline' } })),
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(t('common.error.offline'));
  },
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
    await userEvent.click(dialog.getByRole('button', { name: t('tools.created.close') }));
    await expect(args.onOverlayClose).toHaveBeenCalledOnce();
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
    await userEvent.click(dialog.getByRole('button', { name: t('tools.token.revoke') }));
    await expect(args.onRevokeConfirm).toHaveBeenCalledOnce();
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
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('alert')).toHaveTextContent(t('common.error.unexpected'));
  },
};
