/* Column styles shared by most lists; each list sets widths and breakpoints. */

/** Column that identifies a row by one of our numbers. */
export const titleShape = { isOneLine: true, part: 'title', className: 'figures' } as const;

/** A sum or a count, aligned with the rows above and below. */
export const moneyShape = { isOneLine: true, align: 'end', className: 'figures' } as const;

/** A day, or another secondary figure. */
export const dayShape = { isOneLine: true, isSecondary: true, className: 'figures' } as const;

/** A badge with the row's state. */
export const statusShape = { isOneLine: true, part: 'status' } as const;
