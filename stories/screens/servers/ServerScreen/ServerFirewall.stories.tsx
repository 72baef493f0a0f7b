import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { maxFirewallRules, type FirewallRule } from '@/domain/servers/firewall';
import { makeFirewall } from '@/sample-data/firewall';
import {
  emptyRule,
  toFirewallView,
  type FirewallSources,
  type RuleDraft,
} from '@/screens/servers/ServerScreen/firewallView';
import ServerFirewall from '@/screens/servers/ServerScreen/ServerFirewall';
import { inContentArea } from '../../../kit/contentArea';
import { choice, count, knobs, toggle } from '../../../kit/knobs';
import { alerts, press, presses } from '../../../kit/plays';
import { t } from '../../../kit/words';

const firewall = makeFirewall();
const locking = { isOn: true, rules: firewall.applied.rules.slice(0, 2) };

function viewOf(changes: Partial<FirewallSources> = {}) {
  return toFirewallView({
    server: { status: 'Active' },
    loginPort: 22,
    load: { status: 'ready', value: firewall },
    edited: null,
    draft: emptyRule,
    question: null,
    ...changes,
  });
}

const rulesOf = (length: number): readonly FirewallRule[] =>
  Array.from({ length }, (_, index) => ({ ...emptyRule.rule, ports: String(8000 + index) }));

const drafted = (rule: Partial<FirewallRule>, problem: RuleDraft['problem']): RuleDraft => ({
  rule: { ...emptyRule.rule, ...rule },
  problem,
  refusals: problem === null ? 0 : 1,
});

const asked = (set = firewall.applied) => ({ set, submission: { status: 'idle' } as const });

const meta = {
  component: ServerFirewall,
  decorators: [inContentArea],
  args: {
    view: viewOf(),
    onSwitch: fn(),
    onPreset: fn(),
    onRuleChange: fn(),
    onRuleAdd: fn(),
    onRuleRemove: fn(),
    onReset: fn(),
    onApply: fn(),
    onConfirm: fn(),
    onClose: fn(),
    onRetry: fn(),
    onReasonAsk: fn(),
  },
} satisfies Meta<typeof ServerFirewall>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A website, and SSH for an office. Nothing is changed, so nothing can be applied. */
// shows: NETWORK-01, NETWORK-02
export const Default: Story = {
  parameters: knobs(
    { rules: count(4, maxFirewallRules), isOn: toggle(), state: choice(['applied', 'applying', 'failed']) },
    ({ rules, isOn, state }) => ({
      view: viewOf({
        load: { status: 'ready', value: makeFirewall({ state, applied: { isOn, rules: rulesOf(rules) } }) },
      }),
    }),
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('network.side.in', { network: '203.0.113.0/24' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: t('network.on') }));
    await expect(args.onSwitch).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: t('network.preset.mail') }));
    await expect(args.onPreset).toHaveBeenLastCalledWith('mail');
    const rule = `${t('network.protocol.udp')} 443, ${t('network.any.in')}`;
    await userEvent.click(canvas.getByRole('button', { name: t('network.rule.removeOf', { rule }) }));
    await expect(args.onRuleRemove).toHaveBeenLastCalledWith(2);
    await userEvent.selectOptions(canvas.getByLabelText(t('network.rule.direction')), 'out');
    await expect(args.onRuleChange).toHaveBeenLastCalledWith({ direction: 'out' });
    await userEvent.selectOptions(canvas.getByLabelText(t('network.rule.protocol')), 'udp');
    await expect(args.onRuleChange).toHaveBeenLastCalledWith({ protocol: 'udp' });
    await userEvent.type(canvas.getByLabelText(t('network.rule.ports')), '8');
    await expect(args.onRuleChange).toHaveBeenLastCalledWith({ ports: '8' });
    await userEvent.type(canvas.getByLabelText(t('network.rule.network.in')), ':');
    await expect(args.onRuleChange).toHaveBeenLastCalledWith({ network: ':' });
    await userEvent.type(canvas.getByLabelText(t('network.rule.note')), 'a');
    await expect(args.onRuleChange).toHaveBeenLastCalledWith({ note: 'a' });
    await press(canvas, t('network.rule.add'), args.onRuleAdd);
    await userEvent.click(canvas.getByRole('button', { name: t('network.apply') }));
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(args.onReasonAsk).toHaveBeenCalledWith(t('network.obstacle.unchanged'));
  },
};

export const Loading: Story = { args: { view: viewOf({ load: { status: 'loading' } }) } };

export const Error: Story = {
  args: { view: viewOf({ load: { status: 'error', reason: 'offline' } }) },
  play: presses('common.retry', 'onRetry'),
};

/** Nobody has set it up: it is off, and everything passes. */
export const Empty: Story = {
  args: {
    view: viewOf({
      load: { status: 'ready', value: makeFirewall({ applied: { isOn: false, rules: [] } }) },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: t('network.on') })).not.toBeChecked();
    await expect(canvas.getByText(t('network.rules.none'))).toBeVisible();
  },
};

/** The edited set has no rule for SSH any more: a warning before it is applied. */
// shows: NETWORK-03
export const LocksOut: Story = {
  args: { view: viewOf({ edited: locking }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('network.lockout', { port: 22 }))).toBeVisible();
    await press(canvas, t('network.apply'), args.onApply);
    await press(canvas, t('network.reset'), args.onReset);
  },
};

/** Each field of the new rule says what is wrong with it; here the ports. */
// shows: NETWORK-02
export const Validation: Story = {
  args: { view: viewOf({ draft: drafted({ ports: '70000' }, 'ports') }) },
  play: async ({ canvas }) => {
    const ports = canvas.getByLabelText(t('network.rule.ports'));
    await expect(ports).toBeInvalid();
    await expect(ports).toHaveAccessibleDescription(t('network.problem.ports'));
  },
};

export const NetworkInvalid: Story = {
  args: { view: viewOf({ draft: drafted({ ports: '22', network: 'office' }, 'network') }) },
};

/** ICMP has no ports. */
export const WithoutPorts: Story = {
  args: { view: viewOf({ draft: drafted({ protocol: 'icmp' }, null) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(t('network.rule.ports'))).toBeNull();
  },
};

/** Being applied: the new set shows, and nothing else can be applied meanwhile. */
// shows: NETWORK-01
export const Applying: Story = {
  args: {
    view: viewOf({
      load: { status: 'ready', value: makeFirewall({ state: 'applying', wanted: locking }) },
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('network.state.applying')).closest('[role="status"]')).toBeVisible();
    await press(canvas, t('network.apply'), args.onReasonAsk, t('network.obstacle.busy'));
  },
};

/** The wanted set shows with the way back; the earlier one is in effect. */
// shows: NETWORK-04
export const NotApplied: Story = {
  args: {
    view: viewOf({
      load: { status: 'ready', value: makeFirewall({ state: 'failed', wanted: locking }) },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('network.failed'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('network.reset') })).toBeVisible();
  },
};

/** A suspended server: its rules can be read. */
export const Unreachable: Story = {
  args: { view: viewOf({ server: { status: 'Suspended' }, edited: locking }) },
};

/** 50 rules; there is no form for another one. */
// shows: NETWORK-02
export const Full: Story = {
  args: {
    view: viewOf({
      load: {
        status: 'ready',
        value: makeFirewall({ applied: { isOn: true, rules: rulesOf(maxFirewallRules) } }),
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('network.full', { max: maxFirewallRules }))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('network.rule.add') })).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    view: viewOf({
      load: {
        status: 'ready',
        value: makeFirewall({
          applied: {
            isOn: true,
            rules: [
              {
                direction: 'out',
                protocol: 'any',
                ports: '',
                network: '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff/128',
                note: 'w'.repeat(60),
              },
            ],
          },
        }),
      },
    }),
  },
};

/** The question before a set is applied. */
// shows: NETWORK-03
export const ConfirmApply: Story = {
  args: { view: viewOf({ edited: { isOn: true, rules: rulesOf(3) }, question: asked() }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: t('network.ask.title') }));
    await expect(dialog.getByText(t('network.lockout', { port: 22 }))).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: t('common.cancel') })).toHaveFocus());
    await press(dialog, t('network.ask.anyway'), args.onConfirm);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ConfirmOff: Story = {
  args: {
    view: viewOf({
      edited: { ...firewall.applied, isOn: false },
      question: asked({ ...firewall.applied, isOn: false }),
    }),
  },
};

export const Pending: Story = {
  args: {
    view: viewOf({ edited: locking, question: { set: locking, submission: { status: 'pending' } } }),
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('network.ask.pending') }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** D51: the demonstration has no network. */
export const SubmitFailed: Story = {
  args: {
    view: viewOf({
      edited: locking,
      question: { set: locking, submission: { status: 'failed', reason: 'demonstration' } },
    }),
  },
  play: alerts('network.refused.demonstration'),
};
