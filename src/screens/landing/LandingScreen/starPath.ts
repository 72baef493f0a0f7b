/** A star with four rays around the origin, 18 units wide: the star of the brand's mark. */
export const starPath = 'M0-9 1.9-1.9 9 0 1.9 1.9 0 9-1.9 1.9-9 0-1.9-1.9z';
