import { expect, test } from 'vitest';
import { sampleSystems } from '@/sample-data/systems';
import { defaultConfiguration } from '@/domain/order/configuration';
import { createTranslator } from '@/i18n/translator';
import order from '@/i18n/messages/en/order.json';
import pricing from '@/i18n/messages/en/pricing.json';
import { makePlan } from '@/sample-data/plans';
import { droppedChoiceTexts, osFamilyName, problemText } from '@/screens/order/OsSelectionScreen/orderTexts';

const { t } = createTranslator('en', { ...order, ...pricing });
const plan = makePlan();
const limits = { plan, systems: sampleSystems };
const chosen = {
  ...defaultConfiguration,
  os: { family: 'windows', version: '2022' },
  panel: 'plesk',
} as const;

test('only the family of other systems has a translated name', () => {
  expect(osFamilyName('other', t)).toBe(t('order.os.other'));
  expect(osFamilyName('ubuntu', t)).toBe('Ubuntu');
});

test.each([
  ['noSystem', t('order.problem.noSystem')],
  ['systemNotSupported', t('order.problem.systemNotSupported', { system: 'Windows Server 2022' })],
  ['panelNeedsCleanSystem', t('order.problem.panelNeedsCleanSystem', { panel: t('pricing.panel.plesk') })],
  ['tooLittleMemory', t('order.problem.tooLittleMemory', { needed: 2, present: plan.specs.ram })],
] as const)('%s is a sentence about the choice', (problem, text) => {
  expect(problemText(problem, chosen, limits, t)).toBe(text);
});

test('a choice that was taken back is named with its reason', () => {
  const [text] = droppedChoiceTexts(
    { dropped: [{ choice: 'panel', reason: 'systemNotSupported' }], chosen },
    limits,
    t,
  );
  expect(text).toBe(
    t('order.takenBack', {
      what: t('pricing.panel.plesk'),
      why: t('order.problem.systemNotSupported', { system: 'Windows Server 2022' }),
    }),
  );
});
