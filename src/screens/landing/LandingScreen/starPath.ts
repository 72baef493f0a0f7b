/**
 * A four-pointed star, 18 units wide, around the current point: the star of the brand's logo. Relative, so that one
 * path can contain many.
 */
export const starPath = 'm0-9 1.9 7.1 7.1 1.9-7.1 1.9-1.9 7.1-1.9-7.1-7.1-1.9 7.1-1.9z';
