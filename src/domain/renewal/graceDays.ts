/** Days between the bill and the suspension, in which a server runs unpaid (D29). */
export const graceDays = 3;
