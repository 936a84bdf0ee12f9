// Only a browser that reads the newest words of the page's scripts comes to the end of this one.
{
  class Newest {
    static #sign = 1;
    static {
      window.readsThePage = #sign in Newest;
    }
  }
}
