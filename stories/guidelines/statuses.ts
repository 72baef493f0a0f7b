import { fresh, stable, type ComponentStatus } from './guideline.ts';
import { guidelines } from './all.ts';

/** How far one may rely on the components that know the domain, by the titles of their stories. */
export const componentStatuses: Readonly<Record<string, ComponentStatus>> = {
  'components/AttachmentsField': fresh,
  'components/BarChart': stable,
  'components/BillStateBadge': stable,
  'components/ChangedElsewhere': fresh,
  'components/CountryFlag': stable,
  'components/DatacenterName': stable,
  'components/FactList': fresh,
  'components/FieldGrid': stable,
  'components/FoldingLines': stable,
  'components/FormSection': stable,
  'components/LeaveDialog': stable,
  'components/CancellationNotice': fresh,
  'components/LineChart': fresh,
  'components/LinkTabs': fresh,
  'components/MoneyTabs': fresh,
  'components/MethodMark': stable,
  'components/OrderReceipt': stable,
  'components/OrderStatusBadge': stable,
  'components/OsMark': stable,
  'components/PageControls': stable,
  'components/Panel': stable,
  'components/PasswordStrengthHint': stable,
  'components/PayerDocument': stable,
  'components/PayerFields': stable,
  'components/Receipt': stable,
  'components/RecommendedMark': stable,
  'components/RelativeTime': stable,
  'components/RenewalCharges': fresh,
  'components/RenewalPromise': fresh,
  'components/ServerAttentionList': stable,
  'components/ServerStatusBadge': stable,
  'components/StatCard': stable,
  'components/TicketPriorityBadge': fresh,
  'components/TicketStatusBadge': stable,
  'components/UsageBar': stable,
  'components/serverCancellation/CancellationDialog': fresh,
  'components/serverCancellation/CancellationRefund': fresh,
  'components/sshKeys/SshKeyChoice': fresh,
  'components/sshKeys/SshKeyFacts': fresh,
  'components/sshKeys/SshKeyForm': fresh,
};

/** How far one may rely on what these stories show; null for what is no part of the library. */
export function statusOf(title: string): ComponentStatus | null {
  return guidelines.get(title)?.status ?? componentStatuses[title] ?? null;
}

/** Returns the title that a story's component is documented under: `primitives/Button`; empty for what is not. */
export function documentedTitleOf(storyId: string): string {
  const [component = ''] = storyId.split('--', 1);
  const documented = [...guidelines.keys(), ...Object.keys(componentStatuses)];
  return documented.find((title) => title.toLowerCase().replaceAll('/', '-') === component) ?? '';
}

/** The same in words. */
export function statusText(status: ComponentStatus): string {
  switch (status.kind) {
    case 'stable':
      return 'Stable';
    case 'new':
      return 'New: its props may still change';
    case 'replaced':
      return `To be replaced: use ${status.by}`;
  }
}
