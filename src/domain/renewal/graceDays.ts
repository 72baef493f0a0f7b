/** Days from the bill to the suspension, in which a server runs unpaid (D29). */
export const graceDays = 3;
