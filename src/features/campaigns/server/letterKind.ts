/** How the lane knows who words the letters of campaigns. */
export const letterKind = 'campaigns.letter'
