/**
 * Every figure of the legal documents, so that all languages and all four documents name the same ones. What §9
 * states is marked; the rest the specification leaves open.
 */
export const legalTerms = {
  /** §9: a refund is requested within so many days of the payment. */
  requestDays: 30,
  /** §9: a refund request is reviewed within so many working days. */
  reviewDays: 5,
  /** §9: an approved refund is paid out within so many working days. */
  payoutDays: 10,
  /** §9: a new client cancels the first order within so many hours of its payment. */
  cancelHours: 24,
  /** §9: no refund once more than this share of the period is used. Per cent. */
  usedPercent: 50,
  /** §9: personal data is kept for the term of the contract and so many years more. */
  keepYears: 5,
  /** A new version of a document, and new prices, are announced so many days before. */
  noticeDays: 10,
  /** Data of a service that was not renewed is kept for so many days. */
  graceDays: 7,
  /** Planned work is announced so many hours before. */
  maintenanceHours: 24,
  /** The owner of a service answers a complaint within so many hours. */
  abuseHours: 24,
  /** A claim is answered within so many working days. */
  claimDays: 10,
  /** Law 152-FZ, article 20: a question about personal data is answered within so many working days … */
  answerDays: 10,
  /** … and, with notice, so many more. */
  answerMoreDays: 5,
  /** Law 152-FZ, article 21: after a consent is withdrawn, data is destroyed within so many days. */
  withdrawDays: 30,
  /** Law 152-FZ, article 21: a leak is reported within so many hours, what it was within the second figure. */
  breachHours: 24,
  breachReportHours: 72,
} as const;

/** Used time as a refund counts it: whole days of the paid period, in per cent, rounded to a whole one. */
export function usedShare(usedDays: number, periodDays: number): number {
  return Math.round((usedDays / periodDays) * 100);
}
