import { serverNameMaxLength } from '@/domain/servers/serverName';
import {
  serverPasswordMaxLength,
  serverPasswordMinLength,
  systemMemoryNeeded,
  userNameMaxLength,
} from '@/domain/servers/serverSettingsRules';
import {
  autoSubnet,
  type EditableServer,
  type SettingsDraft,
  type SettingsField,
} from '@/domain/servers/serverSettings';
import type { I18n } from '@/i18n/I18nProvider';
import type { ReadyEditView, ShownProblem } from './serverEditView';

/** Describes a field's problem. `draft` has the incompatible choices. */
export function problemText(
  problem: ShownProblem,
  field: SettingsField,
  draft: SettingsDraft,
  editable: EditableServer,
  t: I18n['t'],
): string {
  switch (problem) {
    case 'tooLong':
      return t('serverEdit.problem.nameTooLong', { count: serverNameMaxLength });
    case 'userName':
      return t('serverEdit.problem.userName', { count: userNameMaxLength });
    case 'passwordShort':
      return t('serverEdit.problem.passwordShort', { count: serverPasswordMinLength });
    case 'passwordLong':
      return t('serverEdit.problem.passwordLong', { count: serverPasswordMaxLength });
    case 'systemNotSupported':
      return field === 'panel'
        ? t('serverEdit.problem.panelNotSupported', {
            panel: t(`pricing.panel.${draft.panel}`),
            system: draft.os,
          })
        : t('serverEdit.problem.softwareNotSupported', { system: draft.os });
    case 'panelNeedsCleanSystem':
      return t('serverEdit.problem.panelNeedsCleanSystem', { panel: t(`pricing.panel.${draft.panel}`) });
    case 'tooLittleMemory':
      return t('serverEdit.problem.tooLittleMemory', {
        needed: systemMemoryNeeded(draft.os, editable),
        present: editable.memory,
      });
    default:
      return t(`serverEdit.problem.${problem}`);
  }
}

/** Returns the visible problem of a field, if any. */
export function shownProblem(
  { problems, draft, editable }: ReadyEditView,
  field: SettingsField,
  t: I18n['t'],
): string | undefined {
  const problem = problems[field];
  return problem && problemText(problem, field, draft, editable, t);
}

/** Describes an IPv6 network: none, to be assigned, or its address. */
export function subnetText(subnet: string, t: I18n['t']): string {
  if (subnet === '') return t('serverEdit.ipv6.none');
  return subnet === autoSubnet ? t('serverEdit.ipv6.auto') : subnet;
}

/** Formats a field's value for the change list; passwords are never shown. */
export function valueText(field: SettingsField, draft: SettingsDraft, t: I18n['t']): string {
  switch (field) {
    case 'password':
    case 'userPassword':
      return t('serverEdit.summary.passwordChanged');
    case 'payment':
      return t(`serverEdit.payment.${draft.payment}`);
    case 'autoRenewal':
      return t(`serverEdit.autoRenewal.${draft.autoRenewal ? 'on' : 'off'}`);
    case 'renewalPeriod':
      return t(`pricing.period.${draft.renewalPeriod}`);
    case 'backup':
      return t(`pricing.backup.${draft.backup}`);
    case 'ipv4':
      return t('serverEdit.ipv4.value', { count: draft.ipv4 });
    case 'ipv6Subnet':
      return subnetText(draft.ipv6Subnet, t);
    case 'panel':
      return t(`pricing.panel.${draft.panel}`);
    case 'software':
      return t(`serverEdit.software.${draft.software}`);
    case 'name':
    case 'domain':
    case 'username':
    case 'ip':
    case 'os':
      return draft[field].trim() === '' ? t('serverEdit.summary.removed') : draft[field].trim();
  }
}
