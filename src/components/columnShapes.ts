/* How columns look that most lists have; each list gives them its width and the room from which they show. */

/** Shape of the column that identifies a row: a number of ours. */
export const titleShape = { isOneLine: true, part: 'title', className: 'figures' } as const;

/** A sum or a count, in line with those above and below it. */
export const moneyShape = { isOneLine: true, align: 'end', className: 'figures' } as const;

/** A day, or another figure that nobody looks for first. */
export const dayShape = { isOneLine: true, isSecondary: true, className: 'figures' } as const;

/** A badge that says how the row stands. */
export const statusShape = { isOneLine: true, part: 'status' } as const;
