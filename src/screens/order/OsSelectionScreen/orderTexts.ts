import { rulesOf } from '@/domain/order/compatibility';
import type { DroppedChoice, OrderConfiguration } from '@/domain/order/configuration';
import { familyName, osText } from '@/domain/order/os';
import type { I18n } from '@/i18n/I18nProvider';
import type { TakenBack } from './orderState';
import type { OrderStart } from './parseOrderStart';

/** Limits of the choices: the plan, and the systems on offer. */
export type OrderLimits = Pick<OrderStart, 'plan' | 'systems'>;

/** Name of a family; only Other is translated. */
export function osFamilyName(id: string, t: I18n['t']): string {
  return id === 'other' ? t('order.os.other') : familyName(id);
}

/** Explains why a choice is unavailable. `chosen` has the incompatible choices. */
export function problemText(
  problem: DroppedChoice['reason'],
  chosen: OrderConfiguration,
  { plan, systems }: OrderLimits,
  t: I18n['t'],
): string {
  switch (problem) {
    case 'noSystem':
      return t('order.problem.noSystem');
    case 'notOffered':
      return t('order.problem.notOffered');
    case 'systemNotSupported':
      return t('order.problem.systemNotSupported', { system: chosen.os ? osText(chosen.os) : '' });
    case 'panelNeedsCleanSystem':
      return t('order.problem.panelNeedsCleanSystem', { panel: t(`pricing.panel.${chosen.panel}`) });
    case 'tooLittleMemory':
      return t('order.problem.tooLittleMemory', {
        needed: (chosen.os && rulesOf(chosen.os, systems)?.memory) ?? 0,
        present: plan.specs.ram,
      });
  }
}

/** Returns a sentence per removed choice: name and reason. */
export function droppedChoiceTexts(
  { dropped, chosen }: Pick<TakenBack, 'dropped' | 'chosen'>,
  limits: OrderLimits,
  t: I18n['t'],
): string[] {
  const names = {
    os: () => (chosen.os ? osText(chosen.os) : ''),
    panel: () => t(`pricing.panel.${chosen.panel}`),
    software: () => t(`pricing.software.${chosen.software}`),
  };
  return dropped.map(({ choice, reason }) =>
    t('order.takenBack', {
      what: names[choice](),
      why: problemText(reason, chosen, limits, t),
    }),
  );
}
