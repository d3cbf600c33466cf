/** What the buttons that open the menu control. */
export const menuId = 'menu'
