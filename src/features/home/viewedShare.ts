/** As much of a program has to be watched to have viewed it. */
export const viewedShare = 0.9
