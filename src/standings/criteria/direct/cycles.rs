//! Players who have beaten one another in a circle: the strongly connected components of the victories (S. Rao
//! Kosaraju's two passes, without recursion).

/// The node of each player, counted from 0; players of one cycle share a node.
pub(super) fn nodes(victories: &[Vec<usize>]) -> Vec<usize> {
    let mut node_of = vec![usize::MAX; victories.len()];
    let mut count = 0;
    let losses = reversed(victories);
    for player in finished(victories).into_iter().rev() {
        if node_of[player] != usize::MAX {
            continue;
        }
        let mut open = vec![player];
        node_of[player] = count;
        while let Some(member) = open.pop() {
            for winner in &losses[member] {
                if node_of[*winner] == usize::MAX {
                    node_of[*winner] = count;
                    open.push(*winner);
                }
            }
        }
        count += 1;
    }
    node_of
}

fn finished(victories: &[Vec<usize>]) -> Vec<usize> {
    let mut seen = vec![false; victories.len()];
    let mut order = Vec::with_capacity(victories.len());
    for start in 0..victories.len() {
        let mut path = Vec::new();
        if !std::mem::replace(&mut seen[start], true) {
            path.push((start, 0));
        }
        while let Some((player, next)) = path.last_mut() {
            if let Some(beaten) = victories[*player].get(*next) {
                *next += 1;
                if !std::mem::replace(&mut seen[*beaten], true) {
                    path.push((*beaten, 0));
                }
            } else {
                order.push(*player);
                path.pop();
            }
        }
    }
    order
}

fn reversed(victories: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut losses = vec![Vec::new(); victories.len()];
    for (player, beaten) in victories.iter().enumerate() {
        for loser in beaten {
            losses[*loser].push(player);
        }
    }
    losses
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn circles_are_one_node_and_chains_are_not() {
        // 0 beat 1, 1 beat 2, 2 beat 0 and 3, 3 beat 4; 5 beat nobody.
        let nodes = nodes(&[vec![1], vec![2], vec![0, 3], vec![4], vec![], vec![]]);
        assert_eq!(nodes[0], nodes[1]);
        assert_eq!(nodes[0], nodes[2]);
        let mut distinct = nodes.clone();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(distinct, [0, 1, 2, 3]);
    }

    #[test]
    fn a_chain_of_any_length_is_no_recursion() {
        let chain: Vec<Vec<usize>> =
            (0..200_000).map(|i| if i < 199_999 { vec![i + 1] } else { vec![] }).collect();
        assert_eq!(nodes(&chain).iter().max(), Some(&199_999));
    }
}
