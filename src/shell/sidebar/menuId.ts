/** The element id for aria-controls of the buttons that open the menu. */
export const menuId = 'menu'
