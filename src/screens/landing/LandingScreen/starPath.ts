/**
 * A star with four rays around where the path stands, 18 units wide: the star of the brand's mark. In steps, so that
 * one path can hold many.
 */
export const starPath = 'm0-9 1.9 7.1 7.1 1.9-7.1 1.9-1.9 7.1-1.9-7.1-7.1-1.9 7.1-1.9z';
