/**
 * Figures of the legal documents, shared by all four documents in all languages. Figures from §9 are marked; the
 * specification leaves the others open.
 */
export const legalTerms = {
  /** Days after the payment in which a refund can be requested (§9). */
  requestDays: 30,
  /** Working days in which a refund request is reviewed (§9). */
  reviewDays: 5,
  /** Working days in which an approved refund is paid (§9). */
  payoutDays: 10,
  /** Hours after the payment in which a new client can cancel the first order (§9). */
  cancelHours: 24,
  /** Used share of the period above which there is no refund, in percent (§9). */
  usedPercent: 50,
  /** Years for which personal data is kept after the contract ends (§9). */
  keepYears: 5,
  /** Days of notice before a new version of a document or new prices. */
  noticeDays: 10,
  /** Days for which data of a service that was not renewed is kept. */
  graceDays: 7,
  /** Hours of notice before planned maintenance. */
  maintenanceHours: 24,
  /** Hours in which the owner of a service must answer a complaint. */
  abuseHours: 24,
  /** Working days in which a claim is answered. */
  claimDays: 10,
  /** Working days in which a question about personal data is answered (152-FZ, article 20). */
  answerDays: 10,
  /** Additional working days for that answer, with notice. */
  answerMoreDays: 5,
  /** Days in which data is destroyed after a consent is withdrawn (152-FZ, article 21). */
  withdrawDays: 30,
  /** Hours in which a leak is reported, and hours in which its investigation is reported (152-FZ, article 21). */
  breachHours: 24,
  breachReportHours: 72,
} as const;

/** Used share of a paid period in whole percent, counted in whole days. */
export function usedShare(usedDays: number, periodDays: number): number {
  return Math.round((usedDays / periodDays) * 100);
}
