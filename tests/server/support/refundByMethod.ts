/** Row of a refund by the payment's method, without its gateway or recipient. */
export const refundByMethod = ({ id, email }: { id: string; email: string }) =>
  ({
    userId: id,
    email,
    paymentId: null,
    operationId: null,
    amount: 1,
    target: 'method',
    reason: 'decided',
    note: null,
    at: new Date(),
  }) as const;
