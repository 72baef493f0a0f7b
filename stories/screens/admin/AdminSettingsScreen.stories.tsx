import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { changedSettings, settingsDraftOf, settingsProblems } from '@/domain/admin/settings';
import { sampleSettings } from '@/sample-data/admin';
import { AdminSettingsScreen } from '@/screens/admin/AdminSettingsScreen/AdminSettingsScreen';
import type { AdminSettingsView } from '@/screens/admin/AdminSettingsScreen/adminSettingsTypes';
import { inContentArea } from '../../kit/contentArea';
import { t } from '../../kit/words';

const draft = settingsDraftOf(sampleSettings, ',');

const ready: Extract<AdminSettingsView, { status: 'ready' }> = {
  status: 'ready',
  draft,
  problems: {},
  refusals: 0,
  changeCount: 0,
  submission: { status: 'idle' },
};
const changed = { ...ready, draft: { ...draft, smtpPort: '2525', taxRate: '12,5' }, changeCount: 2 };

const meta = {
  component: AdminSettingsScreen,
  decorators: [inContentArea],
  args: { view: ready, onDraftChange: fn(), onSubmit: fn(), onReset: fn(), onRetry: fn() },
} satisfies Meta<typeof AdminSettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §9: SMTP port 587, tax rate 10, USD, 5 attempts, 60 minutes. Nothing to save yet. */
// proves: ADMIN-13, ADMIN-14
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText(t('adminSettings.field.smtpPort'))).toHaveValue('587');
    await expect(canvas.getByLabelText(t('adminSettings.field.taxRate'))).toHaveValue('10');
    await expect(canvas.getByLabelText(t('adminSettings.field.defaultCurrency'))).toHaveValue('USD');
    await expect(canvas.getByLabelText(t('adminSettings.field.maxLoginAttempts'))).toHaveValue('5');
    await expect(canvas.getByLabelText(t('adminSettings.field.sessionMinutes'))).toHaveValue('60');
    await expect(canvas.getByRole('button', { name: t('adminSettings.save') })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText(t('adminSettings.field.smtpPort')), '0');
    await expect(args.onDraftChange).toHaveBeenCalledWith({ smtpPort: '5870' });
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Error: Story = {
  args: { view: { status: 'error', reason: 'offline' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = {
  args: { view: changed },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('adminSettings.changes', { count: 2 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('adminSettings.reset') }));
    await expect(args.onReset).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('adminSettings.save') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

const wrong = {
  ...draft,
  siteName: '',
  supportEmail: 'support',
  smtpHost: 'smtp://mail',
  smtpPort: '70000',
  taxRate: '10,123',
  maxLoginAttempts: 'пять',
  sessionMinutes: '1',
};

/** Every field says what is wrong with it; focus goes to the first. */
export const Validation: Story = {
  args: {
    view: { ...ready, draft: wrong, problems: settingsProblems(wrong), refusals: 1, changeCount: 7 },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(t('adminSettings.field.siteName'))).toHaveFocus());
    await expect(
      canvas.getByText(t('adminSettings.problem.bounds', { from: '1', to: '65535' })),
    ).toBeVisible();
  },
};

export const Pending: Story = { args: { view: { ...changed, submission: { status: 'pending' } } } };

export const SubmitFailed: Story = {
  args: {
    view: { ...changed, refusals: 1, submission: { status: 'failed', reason: 'offline' } },
  },
};

export const LongContent: Story = {
  args: {
    view: {
      ...changed,
      draft: {
        ...draft,
        siteName: 'Очень длинное название портала '.repeat(4),
        supportEmail: `${'very-long-name'.repeat(8)}@subdomain.example.com`,
        smtpHost: `${'very-long-label.'.repeat(10)}example.com`,
      },
    },
  },
};

function Harness(args: React.ComponentProps<typeof AdminSettingsScreen>) {
  const [typed, setTyped] = useState(draft);
  const [refusals, setRefusals] = useState(0);
  return (
    <AdminSettingsScreen
      {...args}
      view={{
        ...ready,
        draft: typed,
        refusals,
        problems: refusals > 0 ? settingsProblems(typed) : {},
        changeCount: changedSettings(sampleSettings, typed).length,
      }}
      onDraftChange={(patch) => setTyped((now) => ({ ...now, ...patch }))}
      onReset={() => setTyped(draft)}
      onSubmit={() => setRefusals((count) => count + 1)}
    />
  );
}

export const Interactive: Story = {
  tags: ['!visual'],
  render: (args) => <Harness {...args} />,
  play: async ({ canvas }) => {
    const port = canvas.getByLabelText(t('adminSettings.field.smtpPort'));
    await userEvent.clear(port);
    await userEvent.click(canvas.getByRole('button', { name: t('adminSettings.save') }));
    await waitFor(() => expect(port).toHaveFocus());
    await userEvent.type(port, '25');
    await expect(canvas.getByText(t('adminSettings.changes', { count: 1 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('adminSettings.reset') }));
    await expect(port).toHaveValue('587');
  },
};
