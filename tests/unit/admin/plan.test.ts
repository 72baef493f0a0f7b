import { describe, expect, test } from 'vitest';
import {
  emptyPlanDraft,
  planDraftOf,
  planEffects,
  planProblems,
  usablePlan,
  type PlanChange,
  type PlanDraft,
} from '@/domain/admin/plan';
import { kopecks, rubles } from '@/domain/money/money';
import { makeAdminPlan } from '@/sample-data/adminPlans';

const today = '2026-11-26';
const plan = makeAdminPlan();
const draft = (changes: Partial<PlanDraft> = {}): PlanDraft => ({ ...planDraftOf(plan), ...changes });

describe('the form of a plan', () => {
  test('gives back the plan that it was made of', () => {
    const special = makeAdminPlan({
      monthly: kopecks(157_750),
      upcoming: { monthly: rubles(1700), from: '2026-12-01' },
      sale: 'soldOut',
      stock: 4,
      trafficGb: 2000,
      isRecommended: true,
    });
    for (const each of [plan, special]) {
      const {
        servers: _,
        version: __,
        otherPrice: _other,
        announced: _announced,
        room: _room,
        ...change
      } = each;
      expect(usablePlan(planDraftOf(each), today)).toEqual(change);
    }
  });

  test.each([
    [rubles(1577), '1577'],
    [kopecks(157_750), '1577.50'],
    [kopecks(157_705), '1577.05'],
  ])('shows %i kopecks as %s rubles', (monthly, text) => {
    const later = { monthly, from: '2026-12-01' } as const;
    expect(planDraftOf(makeAdminPlan({ monthly, upcoming: later }))).toMatchObject({
      monthly: text,
      nextMonthly: text,
    });
  });

  test('names a new plan by its star and its data centre', () => {
    const typed = { ...emptyPlanDraft, star: ' Mira ', datacenter: 'nl', monthly: '900' } as const;
    expect(usablePlan(typed, today)).toMatchObject({
      name: 'Mira[NL]',
      monthly: rubles(900),
      upcoming: null,
    });
  });

  test.each<[Partial<PlanDraft>, object]>([
    [{ star: ' ' }, { star: 'required' }],
    [{ star: 'Naos[GB]' }, { star: 'name' }],
    [{ star: '-Naos' }, { star: 'name' }],
    [{ star: 'N'.repeat(41) }, { star: 'name' }],
    [{ cpu: null }, { cpu: 'required' }],
    [{ ram: 0 }, { ram: 'required' }],
    [{ disk: null }, { disk: 'required' }],
    [{ position: null }, { position: 'required' }],
    [{ monthly: '' }, { monthly: 'required' }],
    [{ monthly: '0' }, { monthly: 'amount' }],
    [{ monthly: '-5' }, { monthly: 'amount' }],
    [{ monthly: '1,577.005' }, { monthly: 'amount' }],
    [{ nextMonthly: '1700' }, { nextFrom: 'required' }],
    [{ nextFrom: '2026-12-01' }, { nextMonthly: 'required' }],
    [{ nextMonthly: '1700', nextFrom: today }, { nextFrom: 'future' }],
    [{ nextMonthly: '0', nextFrom: '2026-11-27' }, { nextMonthly: 'amount' }],
  ])('%j is refused', (changes, problems) => {
    expect(planProblems(draft(changes), today)).toEqual(problems);
    expect(usablePlan(draft(changes), today)).toBeNull();
  });

  test('takes a later price from tomorrow on', () => {
    const typed = draft({ nextMonthly: '1 700,50', nextFrom: '2026-11-27' });
    expect(planProblems(typed, today)).toEqual({});
    expect(usablePlan(typed, today)?.upcoming).toEqual({ monthly: kopecks(170_050), from: '2026-11-27' });
  });
});

describe('the effects of a change', () => {
  const later = { monthly: rubles(1700), from: '2026-12-01' } as const;
  test.each<[Partial<PlanChange>, Partial<PlanChange>, readonly string[]]>([
    [{}, { position: 10, isRecommended: true }, []],
    [{}, { trafficGb: 2000 }, ['traffic']],
    [{ trafficGb: 2000 }, { trafficGb: null }, ['traffic']],
    [{}, { monthly: rubles(1700) }, ['price']],
    [{}, { upcoming: later }, ['upcoming']],
    [{ upcoming: later }, { upcoming: { ...later, from: '2026-12-02' } }, ['upcoming']],
    [{ upcoming: later }, { upcoming: null }, ['canceled']],
    [{}, { specs: { ...plan.specs, storage: { size: 80, kind: 'HDD' } } }, ['specs']],
    [{}, { specs: { ...plan.specs, cpu: 4 } }, ['specs']],
    [{}, { specs: { ...plan.specs, ram: 5 } }, ['specs']],
    [{}, { sale: 'hidden' }, ['closed']],
    [{}, { stock: 0 }, ['closed']],
    [{}, { stock: 1 }, []],
    [{ sale: 'soldOut' }, { sale: 'hidden' }, []],
    [{ sale: 'soldOut' }, { sale: 'open' }, ['opened']],
    // On sale again, and nothing left of it.
    [{ sale: 'soldOut', stock: 0 }, { sale: 'open' }, []],
  ])('%j to %j: %j', (was, becomes, effects) => {
    const before = { ...plan, ...was };
    expect(planEffects(before, { ...before, ...becomes })).toEqual(effects);
  });
});
